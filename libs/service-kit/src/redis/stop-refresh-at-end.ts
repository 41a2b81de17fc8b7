import type { Cluster } from 'ioredis';

/**
 * Lets `cluster` and its duplicates rest once they have ended. A refresh of the nodes that is under
 * way when ioredis 6.0 disconnects plans the next one nevertheless, and so on: a timer that keeps
 * the process alive for ever.
 */
export function stopRefreshAtEnd(cluster: Cluster): Cluster {
  const refresh = cluster.refreshSlotsCache.bind(cluster);
  const duplicate = cluster.duplicate.bind(cluster);
  let hasEnded = false;
  cluster.once('end', () => (hasEnded = true)); // its status changes again where it is ended twice
  cluster.refreshSlotsCache = (callback) => {
    if (!hasEnded) refresh(callback); // the next one is planned by the callback
  };
  cluster.duplicate = (...options) => stopRefreshAtEnd(duplicate(...options));
  return cluster;
}
