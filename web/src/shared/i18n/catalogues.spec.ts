import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const src = join(import.meta.dirname, '../..');
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.(spec|d)\.tsx?$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(join(src, file), 'utf8')]));

/** The first groups of all matches in a file. */
const found = (file: string, pattern: RegExp) =>
  [...(sources.get(file) ?? '').matchAll(pattern)].map(([, group = '']) => group);

const imported = (file: string, pattern: RegExp) =>
  found(file, pattern)
    .map((path) => join(dirname(file), path).replace(/\.js$/, ''))
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((each) => sources.has(each)));

function closure(root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const file of imported(root, /^(?:import|export) (?!type)(?:[^;']* from )?'(\..*)';/gm))
    closure(file, seen);
  return seen;
}

const lazy = new Set(files.flatMap((file) => imported(file, /import\('(\..*?)'\)/g)));

it.each([...lazy])('%s loads the texts that it shows', (root) => {
  const parts = [...closure(root)];
  const shown = parts.flatMap((file) => [
    ...found(file, /useTranslation\(([^)]*)\)/g).flatMap((names) => names.match(/[\w-]+/g) ?? []),
    ...found(file, /\bt\(['`]([\w-]+):/g),
  ]);
  const added = parts.flatMap((file) => found(file, /addTexts\('([\w-]+)'/g));
  // The shared texts are added by main.tsx.
  expect([...new Set(shown)].filter((name) => name !== 'shared' && !added.includes(name))).toEqual([]);
});
