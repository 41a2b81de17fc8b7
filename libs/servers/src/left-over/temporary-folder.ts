import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { followLiving } from '../processes/living.ts';
import { runningProcess } from '../processes/running.mjs';
import { writeRoster } from './left-over.ts';

/** How the names of all our temporary folders begin. */
export const PREFIX = 'rotadas-';
/** The file in each that says which process owns it, and what that process has started. */
export const OWNER_FILE = 'owner.json';

/** A server that was killed a moment ago may still write a file. */
const STUBBORN = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const; // ms

/** A folder that lives no longer than this process. */
export interface TemporaryFolder {
  readonly path: string;
  /** Removes it with all that is in it; a second call does nothing. */
  remove(): Promise<void>;
}

const ours = new Set<string>();

// Registered after the handler of living.ts, which kills whoever still writes in one of them.
process.on('exit', () => ours.forEach((path) => rmSync(path, STUBBORN)));

/**
 * Makes a folder below the system's temporary one, or below `parent`. It goes with this process at
 * the latest; if that is killed, `sweepTemporaryFolders` removes it.
 */
export async function temporaryFolder(name: string, parent = tmpdir()): Promise<TemporaryFolder> {
  const launcher = runningProcess(process.pid);
  if (launcher === undefined) throw new Error('This process cannot be told from others');
  const path = await mkdtemp(join(parent, `${PREFIX}${name}-`));
  ours.add(path);
  const unfollow = followLiving((pids) => {
    const children = pids.flatMap((pid) => runningProcess(pid) ?? []);
    writeRoster(join(path, OWNER_FILE), { launcher, children });
  });
  return {
    path,
    async remove() {
      unfollow();
      await rm(path, STUBBORN);
      ours.delete(path);
    },
  };
}
