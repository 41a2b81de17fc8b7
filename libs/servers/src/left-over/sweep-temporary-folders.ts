import { lstatSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { stillRuns } from '../processes/running.ts';
import type { Log } from '../recipe.ts';
import { endLeftOver } from './end-left-over.ts';
import { readRoster } from './roster.ts';
import { OWNER_FILE, PREFIX } from './temporary-folder.ts';

/**
 * Ends what killed runs left running, and removes their temporary folders. A folder stays if its
 * owner still runs or cannot be told, or if another user made it.
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

/** Everybody may write below the temporary folder, and a roster says whom to end. */
function isOwnFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
}
