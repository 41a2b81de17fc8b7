import { join } from 'node:path';
import { findInPidFile } from '@rotadas/servers/leftovers/leftover-processes';

/** Kills the one process of a product whose command contains `word`. */
export function killPart(dataDir: string, word: string): void {
  signalPart(dataDir, word, 'SIGKILL');
}

/** Sends a signal to that process. */
export function signalPart(dataDir: string, word: string, signal: NodeJS.Signals): void {
  process.kill(pidOfPart(dataDir, word), signal);
}

/** Pauses that process; call the result to resume it. */
export function pausePart(dataDir: string, word: string): () => void {
  const pid = pidOfPart(dataDir, word);
  process.kill(pid, 'SIGSTOP');
  return () => void process.kill(pid, 'SIGCONT');
}

function pidOfPart(dataDir: string, word: string): number {
  const pid = findInPidFile(join(dataDir, 'running.json'), word);
  if (pid === undefined) throw new Error(`no process has ${word} in its command`);
  return pid;
}
