import { lstatSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { stillRuns } from '../processes/running.mjs';
import type { Log } from '../server-definition.ts';
import { endLeftoverProcesses, keepPidFile, readPidFile } from './leftover-processes.ts';

export const PREFIX = 'rotadas-';
export const OWNER_FILE = 'owner.json';

/** A killed server may still write files. */
const REMOVE_OPTIONS = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const; // ms

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

const ownFolders = new Set<string>();

// Registered after child-registry.ts kills the processes that write there.
process.on('exit', () => ownFolders.forEach((path) => rmSync(path, REMOVE_OPTIONS)));

/** The folder is removed when this process ends; if that is killed, by `sweepTemporaryFolders`. */
export async function temporaryFolder(name: string, parent = tmpdir()): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, `${PREFIX}${name}-`));
  ownFolders.add(path);
  const stopUpdates = keepPidFile(join(path, OWNER_FILE));
  return {
    path,
    async remove() {
      stopUpdates();
      await rm(path, REMOVE_OPTIONS);
      ownFolders.delete(path);
    },
  };
}

/** Removes the folders and processes of killed runs; skips those of other or unknown owners. */
export async function sweepTemporaryFolders(log: Log, parent = tmpdir()): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(parent, name)).filter(isOwnFolder)) {
    const pidFile = readPidFile(join(path, OWNER_FILE));
    if (pidFile === undefined || stillRuns(pidFile.launcher)) continue;
    const ended = await endLeftoverProcesses(pidFile.children);
    await rm(path, { recursive: true, force: true });
    log(`Removed ${path} of a killed run${ended > 0 ? `, whose processes (${ended}) still ran` : ''}`);
  }
}

/** Any user may write below the temporary folder, and a PID file names processes to end. */
function isOwnFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
}
