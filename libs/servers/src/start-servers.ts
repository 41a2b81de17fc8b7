import { join, resolve } from 'node:path';
import type { OnLost } from './processes/keep-running.ts';
import { environment } from './settings/environment.ts';
import { cacheDir } from './settings/folders.ts';
import { provideServer } from './provide-server.ts';
import type { Log, Recipe } from './recipe.ts';
import { recipesOf } from './recipes.ts';
import type { SignInPlan } from './sign-in/plan.ts';
import type { Server } from './server.ts';
import { waysInOrder, type Way } from './ways/ways.ts';

/** The servers that the product stands on; Redis is there twice. */
export interface Servers {
  mongodb: Server;
  redis: Server;
  /** The Redis of the markers, which writes no file. */
  markers: Server;
  nats: Server;
  stop(): Promise<void>;
}

/** Where the servers keep their data and logs, and who hears of them. */
interface ServersOptions {
  dataDir: string;
  log: Log;
  /** Hears why a server that ended again and again is given up. */
  onLost?: OnLost;
  /**
   * Who may sign in to those that are started here; without it nobody has to. It may become known
   * while they start.
   */
  signIn?: Promise<SignInPlan>;
  /** The ways to come by them; the launcher's own unless others are given. */
  ways?: readonly Way[];
}

/** Finds or provides all of them side by side; when one fails, none is left running. */
export async function startServers({
  dataDir,
  log,
  onLost,
  signIn,
  ways = waysInOrder,
}: ServersOptions): Promise<Servers> {
  const folder = resolve(dataDir);
  const results = await Promise.allSettled(
    recipesOf(signIn).map(async (recipe) => {
      const address = addressOf(recipe.setting);
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
  const [mongodb, redis, markers, nats] = started;
  if (started.length === results.length && mongodb && redis && markers && nats)
    return { mongodb, redis, markers, nats, stop };
  await stop();
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  throw new Error(reasons.map((reason) => (reason instanceof Error ? reason.message : reason)).join('\n'));
}

/** The address that the environment gives for a server; who gives one Redis means it for both. */
function addressOf(setting: Recipe['setting']): string | undefined {
  const given = environment.address(setting);
  return setting === 'MARKERS_REDIS_URL' ? (given ?? environment.address('REDIS_URL')) : given;
}
