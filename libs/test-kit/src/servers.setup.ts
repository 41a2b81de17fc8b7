import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers, type Servers } from '../../../tools/start/src/servers/start-servers.ts';

declare global {
  /** The servers of this test run, for its end to stop them. */
  var testServers: Servers | undefined;
}

/** Provides the servers once a run; those that the environment names are used as they are. */
export default async function setup(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rotadas-tests-'));
  const servers = await startServers({ dataDir, log: () => undefined });
  globalThis.testServers = servers;
  process.env['MONGODB_URI'] = servers.mongodb.url;
  process.env['NATS_URL'] = servers.nats.url;
}
