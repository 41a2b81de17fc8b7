import { existsSync, watch } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Options, transformFile } from '@swc/core';
import type { Log } from '@rotadas/servers/server-definition';

/** The options of tsconfig.build.json, but without types. */
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

/** An editor truncates a file before it writes it, ms. */
const SETTLE_MS = 50;

/** Compiles each saved file alone. Returns a function that stops it. */
export function watchAndCompile(packageDir: string, log: Log): () => void {
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

/** A deleted source removes its output. An invalid source changes nothing. */
export async function compile(packageDir: string, source: string): Promise<void> {
  const target = join(packageDir, 'dist', relative(join(packageDir, 'src'), source)).replace(/\.ts$/, '.js');
  if (!existsSync(source)) return rm(target, { force: true });
  const { code } = await transformFile(source, OPTIONS);
  if (existsSync(target) && (await readFile(target, 'utf8')) === code) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, code);
}
