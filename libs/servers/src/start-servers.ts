import { join, resolve } from 'node:path';

import type { OnLost } from './processes/keep-running.ts';
import { environment } from './settings/environment.ts';
import { cacheDir } from './settings/folders.ts';
import { mongodbRecipe } from './mongodb/mongodb.recipe.ts';
import { natsRecipe } from './nats/nats.recipe.ts';
import { provideServer } from './provide-server.ts';
import type { Log } from './recipe.ts';
import { redisRecipe } from './redis/redis.recipe.ts';
import type { Server } from './server.ts';
import { waysInOrder, type Way } from './ways/ways.ts';

/** The three servers that the product stands on. */
export interface Servers {
  mongodb: Server;
  redis: Server;
  nats: Server;
  stop(): Promise<void>;
}

/** Where the servers keep their data and logs, and who hears of them. */
export interface ServersOptions {
  dataDir: string;
  log: Log;
  /** Hears why a server that ended again and again is given up. */
  onLost?: OnLost;
  /** The ways to come by them; the launcher's own unless others are given. */
  ways?: readonly Way[];
}

/** Finds or provides MongoDB, Redis and NATS side by side; when one fails, none is left running. */
export async function startServers({
  dataDir,
  log,
  onLost,
  ways = waysInOrder,
}: ServersOptions): Promise<Servers> {
  const folder = resolve(dataDir);
  const results = await Promise.allSettled(
    [mongodbRecipe, redisRecipe, natsRecipe].map(async (recipe) => {
      const address = environment.address(recipe.setting);
      const context = { dataDir: folder, cacheDir: join(cacheDir, 'servers'), log, address, onLost };
      const server = await provideServer(recipe, ways, context);
      log(`${server.name}: ${server.origin}`);
      return server;
    }),
  );
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.stop()));
  };
  const [mongodb, redis, nats] = started;
  if (started.length === results.length && mongodb && redis && nats) return { mongodb, redis, nats, stop };
  await stop();
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  throw new Error(reasons.map((reason) => (reason instanceof Error ? reason.message : reason)).join('\n'));
}
