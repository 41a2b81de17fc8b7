import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Servers } from '@rotadas/servers/start-servers';
import { findInPidFile } from '@rotadas/servers/leftovers/leftover-processes';

/** The emulator loads many files, ms. */
const BACK_LIMIT_MS = 120_000;
const PAUSE_MS = 100;

/** As named by the launcher. */
export const PARTS = [
  ...(['MongoDB', 'Redis', 'Markers', 'NATS', 'The auth emulator'] as const),
  ...(['users', 'providers', 'reports', 'matching', 'notifications', 'gateway'] as const),
] as const;
export type Part = (typeof PARTS)[number];

export function isPart(name: string): name is Part {
  return (PARTS as readonly string[]).includes(name);
}

const PROGRAMS: Partial<Record<Part, string>> = {
  MongoDB: 'mongod',
  NATS: 'nats-server',
  'The auth emulator': 'firebase-tools',
};

export class PartProcesses {
  private readonly pidFile: string;
  private readonly servers: Servers;

  constructor(dataDir: string, servers: Servers) {
    this.pidFile = join(dataDir, 'running.json');
    this.servers = servers;
  }

  async waitFor(part: Part): Promise<number> {
    for (const end = Date.now() + BACK_LIMIT_MS; Date.now() < end; await delay(PAUSE_MS)) {
      const pid = findInPidFile(this.pidFile, this.commandWord(part));
      if (pid !== undefined) return pid;
    }
    throw new Error(`${part} did not restart`);
  }

  /** A unique part of the command line; the two Redis differ by address. */
  private commandWord(part: Part): string {
    if (part === 'Redis') return new URL(this.servers.redis.url).host;
    if (part === 'Markers') return new URL(this.servers.markers.url).host;
    return PROGRAMS[part] ?? `services/${part}/dist`;
  }
}
