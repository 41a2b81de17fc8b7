import { lstatSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { followLiving } from '../processes/living.ts';
import { runningProcess, stillRuns } from '../processes/running.mjs';
import type { Log } from '../recipe.ts';
import { endLeftOver, readRoster, writeRoster } from './left-over.ts';

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

/**
 * Ends what killed runs left running, and removes their temporary folders. A folder stays if its
 * owner still runs or is unknown, or if another user made it.
 */
export async function sweepTemporaryFolders(log: Log, parent = tmpdir()): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(parent, name)).filter(isOwnFolder)) {
    const roster = readRoster(join(path, OWNER_FILE));
    if (roster === undefined || stillRuns(roster.launcher)) continue;
    const ended = await endLeftOver(roster.children);
    await rm(path, { recursive: true, force: true });
    log(`Removed ${path} of a killed run${ended > 0 ? `, whose processes (${ended}) still ran` : ''}`);
  }
}

/** Any user may write below the temporary folder, and a roster names the processes to end. */
function isOwnFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
}
