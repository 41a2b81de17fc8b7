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
import type { Place, Program, RunningProgram } from '@rotadas/servers/server';
import { waysInOrder, type Way } from '@rotadas/servers/ways/ways';
import { environment } from '@rotadas/servers/settings/environment';

/** How long a server may take to write its data out, ms. */
const STOP_LIMIT_MS = 5_000;

/**
 * Tests take their servers from testcontainers where a container engine answers and has or gets the
 * image, else as the launcher does.
 */
export const testWays: readonly Way[] = [fromTestcontainers, ...waysInOrder];

/** Whether a container engine answers. */
export const hasContainerEngine = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

async function fromTestcontainers(recipe: Recipe): Promise<Program | undefined> {
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  if (!engine) return undefined;
  const image = testImageOf(recipe);
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
    throw new Error(`the image ${image} is not to be had (${String(error)})`, { cause: error });
  });
}

/**
 * What removes the containers of killed tests is a container too; where its image is missing, the
 * tests remove their own only.
 */
async function ensureReaper(engine: ContainerRuntimeClient): Promise<void> {
  await getReaper(engine).catch(() => (environment.all['TESTCONTAINERS_RYUK_DISABLED'] = 'true'));
}

async function launch({ container }: Recipe, image: string, place: Place): Promise<RunningProgram> {
  await mkdir(place.dataDir, { recursive: true });
  const started = await new GenericContainer(image)
    .withExposedPorts({ container: container.port, host: place.port })
    .withBindMounts([{ source: place.dataDir, target: container.dataDir }])
    .withUser(`${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`)
    .withCommand(container.args)
    .withWaitStrategy(Wait.forLogMessage(/\S/)) // whether it can be used is asked by the recipe
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

/**
 * The settings that name other images than the launcher's for tests, by the setting of the server's
 * address.
 */
const SETTINGS: Readonly<Record<Recipe['setting'], string>> = {
  MONGODB_URI: 'TEST_MONGODB_IMAGE',
  REDIS_URL: 'TEST_REDIS_IMAGE',
  MARKERS_REDIS_URL: 'TEST_REDIS_IMAGE',
  NATS_URL: 'TEST_NATS_IMAGE',
};

/** The image that tests run a server of. */
function testImageOf({ setting, container }: Recipe): string {
  return environment.address(SETTINGS[setting]) ?? container.image;
}
