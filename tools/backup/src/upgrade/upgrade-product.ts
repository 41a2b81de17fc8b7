import type { Log } from '@rotadas/servers/server-definition';
import type { Server } from '@rotadas/servers/server';
import { requireStopped } from '../events/running-services.ts';
import { withClient } from '../mongodb/with-client.ts';
import { withStoppedProduct } from '../product/stopped-product.ts';
import { recordDecisions, takeDecisions } from './decisions.ts';
import { renameStoredNames } from './rename-stored-names.ts';

/** Changes the data of 0.3.0 to those of 0.4.0; idempotent. Returns the number of changes. */
export function upgradeProduct(dataDir: string, log: Log): Promise<number> {
  return withStoppedProduct(dataDir, log, upgradeServers);
}

export async function upgradeServers({
  mongodb,
  nats,
}: Record<'mongodb' | 'nats', Pick<Server, 'url'>>): Promise<number> {
  await requireStopped(nats.url);
  return withClient(mongodb.url, async (client) => {
    const renamed = await renameStoredNames(client, mongodb.url);
    const recorded = await takeDecisions(nats.url, (events) => recordDecisions(client, mongodb.url, events));
    return renamed + recorded;
  });
}
