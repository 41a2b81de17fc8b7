import { existsSync, watch } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Options, transformFile } from '@swc/core';
import type { Log } from '@rotadas/servers/recipe';

/**
 * As the packages' tsconfig.build.json has it, but for the types: those are for the editor and `npm
 * run typecheck`.
 */
const OPTIONS: Options = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
  },
  module: { type: 'es6' },
};

const SOURCE = /(?<!\.spec|\.d)\.ts$/;

/** An editor empties a file and then writes it; what is between is no program. */
const SETTLE_MS = 50;

/**
 * Keeps `dist` of a package true to its `src`: each file that is saved is compiled by itself.
 * Answers what ends it.
 */
export function keepCompiled(packageDir: string, log: Log): () => void {
  const src = join(packageDir, 'src');
  const waiting = new Map<string, NodeJS.Timeout>();
  const run = (source: string) => {
    waiting.delete(source);
    compile(packageDir, source).catch((error: unknown) => log(String(error)));
  };
  const watcher = watch(src, { recursive: true }, (_event, name) => {
    if (name === null || !SOURCE.test(name)) return;
    const source = join(src, name);
    clearTimeout(waiting.get(source));
    waiting.set(
      source,
      setTimeout(() => run(source), SETTLE_MS),
    );
  });
  return () => {
    watcher.close();
    waiting.forEach((timer) => clearTimeout(timer));
  };
}

/**
 * Writes the JavaScript of one source file, or takes it away when the source is gone; a source with
 * a fault changes nothing.
 */
export async function compile(packageDir: string, source: string): Promise<void> {
  const target = join(packageDir, 'dist', relative(join(packageDir, 'src'), source)).replace(/\.ts$/, '.js');
  if (!existsSync(source)) return rm(target, { force: true });
  const { code } = await transformFile(source, OPTIONS);
  // nobody need start anew
  if (existsSync(target) && (await readFile(target, 'utf8')) === code) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, code);
}
