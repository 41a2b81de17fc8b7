import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const rootDir = resolve(import.meta.dirname, '../../../..');

/** What a command prints, without the last line's end; throws when the command fails. */
export function outputOf(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).trimEnd();
}

/** Files that git keeps and whose path ends with `ending`, from the root. */
export function trackedFiles(ending: string): string[] {
  return outputOf('git', 'ls-files', `:(glob)**/${ending}`).split('\n');
}

/** A file's text, by its path from the root. */
export function textOf(path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}
