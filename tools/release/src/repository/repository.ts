import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';

export function runForOutput(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).trimEnd();
}

export function trackedFiles(ending: string): string[] {
  return runForOutput('git', 'ls-files', `:(glob)**/${ending}`).split('\n');
}

export function readText(path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}
