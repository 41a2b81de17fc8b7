import { join } from 'node:path';
import { findInPidFile } from '@rotadas/servers/leftovers/leftover-processes';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';

const PROGRAMS = { MongoDB: 'mongod', NATS: 'nats-server', 'The auth emulator': 'firebase-tools' };

/** The process of a part, which the launcher's output calls `name`; undefined while it restarts. */
export function pidOfPart({ dataDir, servers }: TemporaryProduct, name: string): number | undefined {
  const words: Readonly<Record<string, string>> = {
    ...PROGRAMS,
    Redis: new URL(servers.redis.url).host,
    Markers: new URL(servers.markers.url).host,
  };
  return findInPidFile(join(dataDir, 'running.json'), words[name] ?? `services/${name}/dist`);
}

/** Kills the one process of a product whose command contains `word`. */
export function killPart(dataDir: string, word: string): void {
  signalPart(dataDir, word, 'SIGKILL');
}

/** Sends a signal to that process. */
export function signalPart(dataDir: string, word: string, signal: NodeJS.Signals): void {
  process.kill(pidWithWord(dataDir, word), signal);
}

/** Pauses that process; call the result to resume it. */
export function pausePart(dataDir: string, word: string): () => void {
  const pid = pidWithWord(dataDir, word);
  process.kill(pid, 'SIGSTOP');
  return () => void process.kill(pid, 'SIGCONT');
}

function pidWithWord(dataDir: string, word: string): number {
  const pid = findInPidFile(join(dataDir, 'running.json'), word);
  if (pid === undefined) throw new Error(`no process has ${word} in its command`);
  return pid;
}
