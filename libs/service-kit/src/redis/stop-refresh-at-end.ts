import type { Cluster } from 'ioredis';

/**
 * Stops refreshing the nodes of a closed cluster. In ioredis 6.0 a refresh in progress at
 * disconnect schedules the next one, which keeps the process alive.
 */
export function stopRefreshAtEnd(cluster: Cluster): Cluster {
  const refresh = cluster.refreshSlotsCache.bind(cluster);
  const duplicate = cluster.duplicate.bind(cluster);
  let hasEnded = false;
  // The status changes again if the cluster is closed twice.
  cluster.once('end', () => (hasEnded = true));
  cluster.refreshSlotsCache = (callback) => {
    if (!hasEnded) refresh(callback); // the callback schedules the next one
  };
  cluster.duplicate = (...options) => stopRefreshAtEnd(duplicate(...options));
  return cluster;
}
