import type { AccessPlan } from '../access/access-plan.ts';
import type { Servers } from '../start-servers.ts';
import type { Cluster, ClusterContext } from './cluster-node.ts';
import { type MongodbSet, startMongodbSet } from './mongodb-set.ts';
import { type NatsCluster, startNatsCluster } from './nats-cluster.ts';
import { type RedisCluster, startRedisCluster } from './redis-cluster.ts';

export interface Clusters extends Servers {
  readonly mongodb: MongodbSet;
  readonly redis: RedisCluster;
  readonly markers: RedisCluster;
  readonly nats: NatsCluster;
}

export async function startClusters(
  plan: AccessPlan,
  context: ClusterContext,
  onStarted: (name: string, stop: () => Promise<void>) => void,
): Promise<Clusters> {
  const started = <One extends Cluster>(cluster: One) => {
    onStarted(cluster.name, () => cluster.stop());
    return cluster;
  };
  const mongodb = started(await startMongodbSet(plan.mongodb, context));
  const redis = started(await startRedisCluster('redis', 'on disk', plan.redis, context));
  const markers = started(await startRedisCluster('markers', 'in memory', plan.markers, context));
  const nats = started(await startNatsCluster(plan, context));
  const all = { mongodb, redis, markers, nats };
  return {
    ...all,
    async stop() {
      await Promise.all(Object.values(all).map((cluster) => cluster.stop()));
    },
  };
}
