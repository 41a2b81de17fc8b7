import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers, type Servers } from '../../../tools/start/src/servers/start-servers.ts';
import { environment } from '../../../tools/start/src/settings/environment.ts';
import { testWays } from './from-testcontainers.ts';

declare global {
  /** The servers of this test run, for its end to stop them. */
  var testServers: Pick<Servers, 'stop'> | undefined;
}

/** Provides the servers once a run; those that the environment names are used as they are. */
export default async function setup(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rotadas-tests-'));
  const servers = await startServers({
    dataDir,
    log: (line) => process.stdout.write(`${line}\n`),
    ways: testWays,
  });
  globalThis.testServers = {
    async stop() {
      await servers.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  environment.all['MONGODB_URI'] = servers.mongodb.url;
  environment.all['NATS_URL'] = servers.nats.url;
  environment.all['REDIS_URL'] = servers.redis.url;
}
