import { join } from 'node:path';
import { findInPidFile } from '@rotadas/servers/leftovers/leftover-processes';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';

const PROGRAMS = { MongoDB: 'mongod', NATS: 'nats-server', 'The auth emulator': 'firebase-tools' };

/** Before its servers have started, a product has services only. */
type Parts = Pick<TemporaryProduct, 'dataDir'> & Partial<Pick<TemporaryProduct, 'servers'>>;

/** The process of a part, which the launcher's output calls `name`; undefined while it restarts. */
export function pidOfPart({ dataDir, servers }: Parts, name: string): number | undefined {
  const words: Readonly<Record<string, string>> = {
    ...PROGRAMS,
    ...(servers && { Redis: new URL(servers.redis.url).host, Markers: new URL(servers.markers.url).host }),
  };
  return findInPidFile(join(dataDir, 'running.json'), words[name] ?? `services/${name}/dist`);
}

export function signalPart(parts: Parts, name: string, signal: NodeJS.Signals): void {
  const pid = pidOfPart(parts, name);
  if (pid === undefined) throw new Error(`${name} does not run`);
  process.kill(pid, signal);
}
