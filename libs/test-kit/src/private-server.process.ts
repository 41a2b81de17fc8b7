import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { mongodbDefinition } from '@rotadas/servers/mongodb/mongodb-definition';
import { natsDefinition } from '@rotadas/servers/nats/nats-definition';
import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { Teardown } from '@rotadas/servers/processes/teardown';
import { ensureServer } from '@rotadas/servers/ensure-server';
import type { ServerDefinition } from '@rotadas/servers/server-definition';
import { redisDefinition } from '@rotadas/servers/redis/redis-definition';
import { testSources } from '@rotadas/servers/sources/program-sources';
import { cacheDir } from '@rotadas/servers/settings/environment';

// Runs outside jest and stops its server when the tests end.
const definitions = new Map<string | undefined, ServerDefinition>([
  ['mongodb', mongodbDefinition],
  ['redis', redisDefinition],
  ['nats', natsDefinition],
]);
const definition = definitions.get(process.argv[2]);
if (!definition) throw new Error(`no server is called ${process.argv[2]}`);
const folder = await temporaryFolder('tests');
const teardown = new Teardown(() => undefined);
// Before the start, since the tests may end meanwhile.
const end = onStopSignal(() => teardown.run());
process.on('disconnect', end);
const server = await ensureServer(definition, testSources, {
  dataDir: join(folder.path, 'data'),
  cacheDir: join(cacheDir, 'servers'),
  log: () => undefined,
  address: undefined,
});
teardown.add('the server', () => server.stop());

const commands = new Map([
  ['start', () => server.start()],
  ['stop', () => server.stop()],
]);
process.on('message', (command) => {
  void commands
    .get(String(command))?.()
    .then(() => process.send?.('done'));
});
process.send?.(server.url);
