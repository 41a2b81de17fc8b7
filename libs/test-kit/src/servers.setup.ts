import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { Teardown } from '@rotadas/servers/processes/teardown';
import { startServers, type Servers } from '@rotadas/servers/start-servers';
import { testSources } from '@rotadas/servers/sources/program-sources';
import { environment } from '@rotadas/servers/settings/environment';

const log = (line: string) => void process.stdout.write(`${line}\n`);

declare global {
  /** Read by servers.teardown.ts. */
  var testServers: Pick<Servers, 'stop'> | undefined;
}

/** Starts the servers of a test run, unless the environment names them. */
export default async function setup(): Promise<void> {
  const teardown = new Teardown(log);
  // The default handler of SIGTERM would end jest but not the servers.
  onStopSignal(() => teardown.run(), { exitCode: INTERRUPTED });
  const folder = await temporaryFolder('tests');
  teardown.add('the folder', () => folder.remove());
  const servers = await startServers({ dataDir: folder.path, log, sources: testSources });
  teardown.add('the servers', () => servers.stop());
  globalThis.testServers = { stop: () => teardown.run() };
  environment.all['MONGODB_URI'] = servers.mongodb.url;
  environment.all['NATS_URL'] = servers.nats.url;
  environment.all['REDIS_URL'] = servers.redis.url;
}
