import { type Clusters, startClusters } from '@rotadas/servers/cluster/start-clusters';
import type { ClusterNode } from '@rotadas/servers/cluster/cluster-node';
import { accessPlan } from '@rotadas/start/product/access-plan';
import { type ReplicatedProduct, startReplicated } from '../../support/start-replicated.ts';

const INSTANCES = 2;

/** All tests send from one address. */
const SETTINGS = {
  LOCATION_LIMIT_PER_SECOND: '1000',
  USER_LIMIT_PER_MINUTE: '1000000',
  ADDRESS_LIMIT_PER_MINUTE: '1000000',
  STREAM_REPLICAS: '3',
  MARKER_SHARDS: '8',
};

export interface ClusteredProduct extends ReplicatedProduct {
  /** Kills the primary or leader with SIGKILL; resolves to its name. */
  loseServer(kind: ServerKind): Promise<string>;
  /** Kills all servers of the kind with SIGKILL. */
  loseServers(kind: ServerKind): Promise<void>;
  /** Restarts the lost servers; resolves when they have caught up. */
  restoreServers(kind: ServerKind): Promise<void>;
}

export const SERVER_KINDS = ['mongodb', 'redis', 'markers', 'nats'] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

export async function startCluster(name: string): Promise<ClusteredProduct> {
  const coming = Promise.withResolvers<Clusters>();
  const product = await startReplicated(name, INSTANCES, SETTINGS, async (place, teardown) => {
    const clusters = await startClusters(accessPlan(), place, (each, stop) => teardown.add(each, stop));
    coming.resolve(clusters);
    return clusters;
  });
  const clusters = await coming.promise;
  const leading: Readonly<Record<ServerKind, () => Promise<ClusterNode>>> = {
    mongodb: () => clusters.mongodb.primary(),
    redis: () => clusters.redis.masterForKey('{bull}:offer-expiry:meta'),
    markers: () => clusters.markers.masterForKey('{markers-8-0}:geo'),
    nats: () => clusters.nats.leaderForStream('providers'),
  };
  return {
    ...product,
    async loseServer(kind) {
      const node = await leading[kind]();
      await node.kill();
      return node.name;
    },
    async loseServers(kind) {
      await Promise.all(clusters[kind].nodes.map((node) => node.kill()));
    },
    async restoreServers(kind) {
      for (const node of clusters[kind].nodes) node.restart();
      await clusters[kind].waitUntilHealthy();
    },
  };
}
