import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of each source file that git knows below `root`, tests apart from the others. */
export function sourceLengths(root: string): { sources: Map<string, number>; tests: Map<string, number> } {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const lengths = listed
    .split('\n')
    .filter((name) => name !== '' && existsSync(join(root, name)))
    .map((name) => [name, linesOf(join(root, name))] as const);
  return {
    sources: new Map(lengths.filter(([name]) => !isTest(name))),
    tests: new Map(lengths.filter(([name]) => isTest(name))),
  };
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

function isTest(name: string): boolean {
  return /\.(spec|screens)\.|(^|\/)test\/|^e2e\//.test(name);
}
