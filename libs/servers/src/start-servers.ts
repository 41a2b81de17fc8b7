import { join, resolve } from 'node:path';
import type { OnGivenUp } from './processes/supervise-process.ts';
import { ensureServer } from './ensure-server.ts';
import type { Log, ServerDefinition } from './server-definition.ts';
import { serverDefinitions } from './server-definitions.ts';
import type { AccessPlan } from './access/access-plan.ts';
import type { Server } from './server.ts';
import { programSources, type ProgramSource } from './sources/program-sources.ts';
import { cacheDir, environment } from './settings/environment.ts';

export interface Servers {
  mongodb: Server;
  redis: Server;
  markers: Server;
  nats: Server;
  stop(): Promise<void>;
}

interface ServersOptions {
  dataDir: string;
  log: Log;
  /** Called if a server that keeps ending is given up. */
  onGivenUp?: OnGivenUp;
  /** Servers that are started here require it. It may resolve while they start. */
  access?: Promise<AccessPlan>;
  /** Defaults to those of the launcher. */
  sources?: readonly ProgramSource[];
}

/** Finds or starts all servers in parallel; if one fails, all are stopped. */
export async function startServers({
  dataDir,
  log,
  onGivenUp,
  access,
  sources = programSources,
}: ServersOptions): Promise<Servers> {
  const folder = resolve(dataDir);
  const results = await Promise.allSettled(
    serverDefinitions(access).map(async (definition) => {
      const address = configuredAddress(definition.setting);
      const context = { dataDir: folder, cacheDir: join(cacheDir, 'servers'), log, address, onGivenUp };
      const server = await ensureServer(definition, sources, context);
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

/** REDIS_URL also replaces the markers Redis. */
function configuredAddress(setting: ServerDefinition['setting']): string | undefined {
  const given = environment.address(setting);
  return setting === 'MARKERS_REDIS_URL' ? (given ?? environment.address('REDIS_URL')) : given;
}
