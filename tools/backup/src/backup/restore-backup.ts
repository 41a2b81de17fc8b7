import { dirname } from 'node:path';
import { existsSync } from 'node:fs';
import { belongsToUser } from '@rotadas/contracts/personal-data/erase-events';
import type { Log } from '@rotadas/servers/server-definition';
import type { Server } from '@rotadas/servers/server';
import type { Servers } from '@rotadas/servers/start-servers';
import { erase } from '../erasures/erase.ts';
import { addErasures, erasedAfter, erasureList } from '../erasures/erasure-list.ts';
import { storedErasures, storeErasures } from '../erasures/stored-erasures.ts';
import { readEvents } from '../events/saved-event.ts';
import { recreateStreams } from '../events/recreate-streams.ts';
import { requireStopped } from '../events/running-services.ts';
import { countDocuments } from '../mongodb/count-documents.ts';
import { dropDatabases, loadDump, skipNumbers } from '../mongodb/load-dump.ts';
import { filledDatabases, productDatabases } from '../mongodb/own-databases.ts';
import { type MongodbTools, provideTools } from '../mongodb/provide-tools.ts';
import { withClient } from '../mongodb/with-client.ts';
import { restoreDataFolder } from '../product/own-folder.ts';
import { withStoppedProduct } from '../product/stopped-product.ts';
import { checkRedis, emptyRedis } from '../redis/empty-redis.ts';
import { isDecision, recordDecisions } from '../upgrade/decisions.ts';
import { renameStoredNames } from '../upgrade/rename-stored-names.ts';
import { renewGrace } from '../users/stored-users.ts';
import { checkBackup, type Manifest } from './manifest.ts';
import { backupPaths, productVersion } from './paths.ts';
import { environment } from '@rotadas/servers/settings/environment';

export interface RestoreOptions {
  readonly dataDir: string;
  readonly replace: boolean;
  /** The list of erased users; by default the one next to the backup. */
  readonly erasures: string | undefined;
  readonly log: Log;
}

/** Restores into a data folder or the servers of the environment; the product must not run. */
export async function restoreBackup(folder: string, options: RestoreOptions): Promise<Manifest> {
  const { dataDir, erasures, log } = options;
  const manifest = await checkBackup(folder, await productVersion());
  const list = erasures ?? erasureList(dirname(folder));
  if (erasures !== undefined && !existsSync(erasures)) throw new Error(`${erasures} does not exist.`);
  const tools = await provideTools(log);
  await withStoppedProduct(dataDir, log, async (servers) => {
    await restoreInto(servers, tools, { folder, manifest, list }, options);
    if (environment.address('MONGODB_URI') === undefined)
      await restoreDataFolder(backupPaths(folder).folder, dataDir);
  });
  return manifest;
}

interface ReadBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The file of erasures; those of the replaced data are added to it. */
  readonly list: string;
}

/** Changes nothing if a server is unavailable; leaves the databases empty if it fails later. */
export async function restoreInto(
  { mongodb, nats, redis, markers }: Record<Exclude<keyof Servers, 'stop'>, Pick<Server, 'url'>>,
  { mongorestore }: MongodbTools,
  { folder, manifest, list }: ReadBackup,
  { replace: replaces, log }: RestoreOptions,
): Promise<void> {
  await requireStopped(nats.url);
  const redisAddresses = new Set([redis.url, markers.url]);
  for (const address of redisAddresses) await checkRedis(address);
  const paths = backupPaths(folder);
  const databases = new Set([...manifest.databases, ...productDatabases(mongodb.url)]);
  await withClient(mongodb.url, async (client) => {
    const filled = await filledDatabases(client, databases);
    if (filled.length > 0 && !replaces)
      throw new Error(
        `Data exists already (${filled.join(', ')}). To replace it with the backup, add --replace.`,
      );
    await addErasures(list, await storedErasures(client, mongodb.url));
    const erasures = await erasedAfter(list, manifest.pointInTime);
    const erased = new Set(erasures.map(({ userId }) => userId));
    await dropDatabases(client, databases);
    log('Restoring MongoDB');
    try {
      await loadDump(mongorestore, mongodb.url, paths.mongodb);
      const saved = await readEvents(paths.events);
      await renameStoredNames(client, mongodb.url); // the backup may be of an older version
      await recordDecisions(client, mongodb.url, saved);
      await skipNumbers(client, databases);
      for (const userId of erased) await erase(client, mongodb.url, userId);
      await storeErasures(client, mongodb.url, erasures);
      if (erased.size > 0) log(`Erased ${erased.size} users again who were erased after the backup`);
      const renewed = await renewGrace(client, mongodb.url, Date.now());
      if (renewed > 0) log(`Moved the date of ${renewed} requested deletions to the end of a new grace`);
      const events = saved.filter((event) => !isDecision(event) && !belongsToUser(event, erased));
      await recreateStreams(nats.url, events);
      for (const address of redisAddresses) await emptyRedis(address);
      log(`Restored ${await countDocuments(client, mongodb.url)}`);
    } catch (error) {
      await dropDatabases(client, databases); // no product starts on a partial restore
      throw error;
    }
  });
}
