import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Servers } from '@rotadas/servers/start-servers';
import { listProcesses } from '@rotadas/servers/processes/process-tree';
import { readRoster } from '@rotadas/servers/left-over/left-over';
import type { Part } from './parts.ts';

/** How long a part that ended may take until it runs again, ms: the emulator loads many files. */
const BACK_LIMIT_MS = 120_000;
const PAUSE_MS = 100;

const PROGRAMS: Partial<Record<Part, string>> = {
  MongoDB: 'mongod',
  NATS: 'nats-server',
  'The auth emulator': 'firebase-tools',
};

/** The processes of a launcher in this process's place, by the part that each is. */
export class PartProcesses {
  private readonly dataDir: string;
  private readonly servers: Servers;

  constructor(dataDir: string, servers: Servers) {
    this.dataDir = dataDir;
    this.servers = servers;
  }

  /** The process of a part; undefined while there is none. */
  pidOf(part: Part): number | undefined {
    const kept = new Set(
      readRoster(join(this.dataDir, 'running.json'))?.children.map(({ pid }) => pid) ?? [],
    );
    const word = this.wordOf(part);
    const found = listProcesses().filter(({ pid, command }) => kept.has(pid) && command.includes(word));
    if (found.length > 1) throw new Error(`${part} is ${found.length} processes`);
    return found[0]?.pid;
  }

  /** The process of a part, once it has one. */
  async waitFor(part: Part): Promise<number> {
    for (const end = Date.now() + BACK_LIMIT_MS; Date.now() < end; await delay(PAUSE_MS)) {
      const pid = this.pidOf(part);
      if (pid !== undefined) return pid;
    }
    throw new Error(`${part} did not come back`);
  }

  /** What the command of the part holds, and no other's. */
  private wordOf(part: Part): string {
    // A Redis calls itself by its address, which tells the two of them apart.
    if (part === 'Redis') return new URL(this.servers.redis.url).host;
    if (part === 'Markers') return new URL(this.servers.markers.url).host;
    return PROGRAMS[part] ?? `services/${part}/dist`;
  }
}
