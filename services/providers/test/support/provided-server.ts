import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongodbRecipe } from '../../../../tools/start/src/servers/mongodb/mongodb.recipe.ts';
import { natsRecipe } from '../../../../tools/start/src/servers/nats/nats.recipe.ts';
import { provideServer } from '../../../../tools/start/src/servers/provide-server.ts';
import type { Recipe } from '../../../../tools/start/src/servers/recipe.ts';
import { redisRecipe } from '../../../../tools/start/src/servers/redis/redis.recipe.ts';
import type { Server } from '../../../../tools/start/src/servers/server.ts';
import { waysInOrder } from '../../../../tools/start/src/servers/ways/ways.ts';

/** A MongoDB: the one at the address, else one that this test run may stop and start. */
export const provideMongodb = (address?: string) => provide(mongodbRecipe, address);

/** A Redis that this test run has for itself, to flush, stop and start. */
export const provideRedis = () => provide(redisRecipe);

/** A NATS that this test run has for itself, so that no other service answers. */
export const provideNats = () => provide(natsRecipe);

async function provide(recipe: Recipe, address?: string): Promise<Server> {
  return provideServer(recipe, waysInOrder, {
    dataDir: await mkdtemp(join(tmpdir(), 'rotadas-providers-')),
    cacheDir: resolve('../../node_modules/.cache/rotadas/servers'),
    log: () => undefined,
    address,
  });
}
