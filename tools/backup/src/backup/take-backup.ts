import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@rotadas/servers/server-definition';
import { addErasures, erasureList } from '../erasures/erasure-list.ts';
import { storedErasures } from '../erasures/stored-erasures.ts';
import { writeEvents } from '../events/saved-event.ts';
import { lastHandled, unhandledUntil } from '../events/unhandled-events.ts';
import { dump } from '../mongodb/dump.ts';
import type { MongodbTools } from '../mongodb/provide-tools.ts';
import { withClient } from '../mongodb/with-client.ts';
import type { FoundProduct } from '../product/addresses.ts';
import { saveDataFolder } from '../product/own-folder.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { backupPaths, productVersion } from './paths.ts';

export interface TakenBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Backs up a running product into a new folder in `to`, named `.part` until complete. Adds the
 * erasures of the product to the list in `to`.
 */
export async function takeBackup(
  { mongodb, nats, ownFolder, hasEmulator }: FoundProduct,
  tools: MongodbTools,
  to: string,
  log: Log,
): Promise<TakenBackup> {
  const begunAt = new Date();
  const folder = join(to, `rotadas-${begunAt.toISOString().replaceAll(/[:.]/g, '-')}`);
  const unfinished = `${folder}.part`;
  const paths = backupPaths(unfinished);
  await mkdir(to, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    // Before the dump, which then contains the results of all events handled until now.
    const handled = await lastHandled(nats);
    log('Backing up MongoDB');
    const { databases, pointInTime } = await dump(tools.mongodump, mongodb, paths.mongodb);
    const events = await unhandledUntil(nats, handled, pointInTime);
    await writeEvents(paths.events, events);
    if (ownFolder !== undefined) await saveDataFolder(ownFolder, paths.folder, hasEmulator);
    const version = await productVersion();
    const manifest = await writeManifest(unfinished, { version, begunAt, pointInTime, databases });
    await withClient(mongodb, async (client) =>
      addErasures(erasureList(to), await storedErasures(client, mongodb)),
    );
    await rename(unfinished, folder);
    return { folder, manifest };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
