import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { provideServer } from '../../../../tools/start/src/servers/provide-server.ts';
import type { Recipe } from '../../../../tools/start/src/servers/recipe.ts';
import type { Server } from '../../../../tools/start/src/servers/server.ts';
import { waysInOrder } from '../../../../tools/start/src/servers/ways/ways.ts';

/** A server that one test file has for itself, whatever the environment names for others. */
export async function privateServer(recipe: Recipe): Promise<Server> {
  return provideServer(recipe, waysInOrder, {
    dataDir: await mkdtemp(join(tmpdir(), 'rotadas-gateway-')),
    cacheDir: resolve('../../node_modules/.cache/rotadas/servers'),
    log: () => undefined,
    address: undefined,
  });
}
