import { type AccessPlan, OPERATOR } from '../access/access-plan.ts';
import type { Server } from '../server.ts';
import type { Servers } from '../start-servers.ts';
import type { ClusterNode, ClusterPlace } from './cluster-node.ts';
import { type MongodbSet, startMongodbSet } from './mongodb-set.ts';
import { type NatsCluster, startNatsCluster } from './nats-cluster.ts';
import { type RedisCluster, startRedisCluster } from './redis-cluster.ts';

/** Each cluster survives the loss of one node. */
export interface Clusters {
  readonly mongodb: MongodbSet;
  readonly redis: RedisCluster;
  readonly markers: RedisCluster;
  readonly nats: NatsCluster;
  readonly servers: Servers;
}

export async function startClusters(
  plan: AccessPlan,
  place: ClusterPlace,
  onStarted: (name: string, stop: () => Promise<void>) => void,
): Promise<Clusters> {
  const started = <Cluster extends Stoppable>(name: string, all: Cluster) => {
    onStarted(name, () => stopAll(all));
    return all;
  };
  const mongodb = started('MongoDB', await startMongodbSet(plan.mongodb, place));
  const redis = started('Redis', await startRedisCluster('redis', 'on disk', plan.redis, place));
  const markers = started('Markers', await startRedisCluster('markers', 'in memory', plan.markers, place));
  const nats = started('NATS', await startNatsCluster(plan, place));
  const all = { mongodb, redis, markers, nats };
  const servers: Servers = {
    mongodb: toServer('MongoDB', mongodb),
    redis: toServer('Redis', redis),
    markers: toServer('Markers', markers),
    nats: toServer('NATS', nats),
    async stop() {
      await Promise.all(Object.values(all).map(stopAll));
    },
  };
  return { ...all, servers };
}

interface Stoppable {
  readonly nodes: readonly ClusterNode[];
}

async function stopAll({ nodes }: Stoppable): Promise<void> {
  await Promise.all(nodes.map((node) => node.stop()));
}

function toServer(name: string, cluster: Stoppable & { urlFor(user: string): string }): Server {
  const { nodes, urlFor } = cluster;
  return {
    name,
    url: urlFor(OPERATOR),
    urlFor,
    origin: `${nodes.length} on loopback`,
    stop: () => stopAll(cluster),
    start: () => Promise.resolve(nodes.forEach((node) => node.restart())),
  };
}
