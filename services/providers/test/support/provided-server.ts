import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongodbRecipe } from '../../../../tools/start/src/servers/mongodb/mongodb.recipe.ts';
import { natsRecipe } from '../../../../tools/start/src/servers/nats/nats.recipe.ts';
import { provideServer } from '../../../../tools/start/src/servers/provide-server.ts';
import { redisRecipe } from '../../../../tools/start/src/servers/redis/redis.recipe.ts';
import type { Server } from '../../../../tools/start/src/servers/server.ts';
import { waysInOrder } from '../../../../tools/start/src/servers/ways/ways.ts';

const recipes = { mongodb: mongodbRecipe, redis: redisRecipe, nats: natsRecipe };

/** What the tests can have a server of. */
export type ServerKind = keyof typeof recipes;

/** Provides a server in the launcher's way: the one at the address, else one of its own. Not for use inside jest. */
export async function provide(kind: ServerKind, address?: string): Promise<Server> {
  return provideServer(recipes[kind], waysInOrder, {
    dataDir: await mkdtemp(join(tmpdir(), 'rotadas-providers-')),
    cacheDir: resolve(import.meta.dirname, '../../../../node_modules/.cache/rotadas/servers'),
    log: () => undefined,
    address,
  });
}
