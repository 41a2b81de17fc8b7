import { startRedisCluster } from '@rotadas/servers/cluster/redis-cluster';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { Teardown } from '@rotadas/servers/processes/teardown';

// Runs outside jest and stops its nodes when the tests end.
const users = JSON.parse(process.argv[2] ?? '{}') as Record<string, string[]>;
const folder = await temporaryFolder('tests');
const teardown = new Teardown(() => undefined);
const end = onStopSignal(() => teardown.run());
process.on('disconnect', end);
const place = { dataDir: folder.path, log: () => undefined };
const cluster = await startRedisCluster('redis', 'in memory', users, place);
teardown.add('the cluster', () => cluster.stop());

process.on('message', (key) => {
  void cluster
    .masterForKey(String(key))
    .then((holder) => holder.kill())
    .then(() => process.send?.('done'));
});
process.send?.(
  Object.fromEntries(['operator', ...Object.keys(users)].map((user) => [user, cluster.urlFor(user)])),
);
