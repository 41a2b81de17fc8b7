import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kills, as a crash does, the one process that a launcher keeps in this data folder whose command holds `word`. */
export function killPart(dataDir: string, word: string): void {
  const roster = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    children: { pid: number }[];
  };
  const [found, ...others] = roster.children.filter(({ pid }) => commandOf(pid).includes(word));
  if (found === undefined || others.length > 0) throw new Error(`not one process has ${word} in its command`);
  process.kill(found.pid, 'SIGKILL');
}

function commandOf(pid: number): string {
  return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
}
