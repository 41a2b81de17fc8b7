import { mkdir } from 'node:fs/promises';
import {
  type ContainerRuntimeClient,
  GenericContainer,
  getContainerRuntimeClient,
  getReaper,
  ImageName,
  Wait,
} from 'testcontainers';
import type { Ending } from '@rotadas/servers/processes/child';
import type { Recipe } from '@rotadas/servers/recipe';
import type { ProgramPlace, Program, RunningProgram } from '@rotadas/servers/server';
import { programSources, type ProgramSource } from '@rotadas/servers/sources/program-sources';
import { environment } from '@rotadas/servers/settings/environment';

/** Maximum time for a server to write its data. */
const STOP_LIMIT_MS = 5_000;

/** Testcontainers if an engine has the image, otherwise the sources of the launcher. */
export const testSources: readonly ProgramSource[] = [fromTestcontainers, ...programSources];

export const hasContainerEngine = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

async function fromTestcontainers(recipe: Recipe): Promise<Program | undefined> {
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  if (!engine) return undefined;
  const image = testImage(recipe);
  await ensureImage(engine, image);
  await ensureReaper(engine);
  return {
    origin: `a container of ${image}, by testcontainers`,
    insidePort: recipe.container.port,
    launch: (place) => launch(recipe, image, place),
  };
}

async function ensureImage(engine: ContainerRuntimeClient, image: string): Promise<void> {
  const name = ImageName.fromString(image);
  if (await engine.image.exists(name)) return;
  await engine.image.pull(name).catch((error: unknown) => {
    throw new Error(`the image ${image} is unavailable (${String(error)})`, { cause: error });
  });
}

/** Starts the container that removes those of killed tests, if its image is available. */
async function ensureReaper(engine: ContainerRuntimeClient): Promise<void> {
  await getReaper(engine).catch(() => (environment.all['TESTCONTAINERS_RYUK_DISABLED'] = 'true'));
}

async function launch({ container }: Recipe, image: string, place: ProgramPlace): Promise<RunningProgram> {
  await mkdir(place.dataDir, { recursive: true });
  const started = await new GenericContainer(image)
    .withExposedPorts({ container: container.port, host: place.port })
    .withBindMounts([{ source: place.dataDir, target: container.dataDir }])
    .withUser(`${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`)
    .withCommand(container.args)
    .withWaitStrategy(Wait.forLogMessage(/\S/)) // the recipe checks whether it is usable
    .start();
  const { promise: ended, resolve } = Promise.withResolvers<Ending>();
  let over = false;
  return {
    ended,
    hasEnded: () => over,
    async stop() {
      if (over) return;
      over = true;
      await started.stop({ timeout: STOP_LIMIT_MS });
      resolve({ code: 0, signal: null });
    },
  };
}

const SETTINGS: Readonly<Record<Recipe['setting'], string>> = {
  MONGODB_URI: 'TEST_MONGODB_IMAGE',
  REDIS_URL: 'TEST_REDIS_IMAGE',
  MARKERS_REDIS_URL: 'TEST_REDIS_IMAGE',
  NATS_URL: 'TEST_NATS_IMAGE',
};

function testImage({ setting, container }: Recipe): string {
  return environment.address(SETTINGS[setting]) ?? container.image;
}
