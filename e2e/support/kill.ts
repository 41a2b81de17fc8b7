import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProcesses } from '@rotadas/servers/processes/process-tree';

/** Kills the one process of a product whose command contains `word`. */
export function killPart(dataDir: string, word: string): void {
  process.kill(pidOfPart(dataDir, word), 'SIGKILL');
}

/** Pauses that process; call the result to resume it. */
export function pausePart(dataDir: string, word: string): () => void {
  const pid = pidOfPart(dataDir, word);
  process.kill(pid, 'SIGSTOP');
  return () => void process.kill(pid, 'SIGCONT');
}

function pidOfPart(dataDir: string, word: string): number {
  const roster = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    children: { pid: number }[];
  };
  const kept = new Set(roster.children.map(({ pid }) => pid));
  const [found, ...others] = listProcesses().filter(
    ({ pid, command }) => kept.has(pid) && command.includes(word),
  );
  if (found === undefined || others.length > 0) throw new Error(`not one process has ${word} in its command`);
  return found.pid;
}
