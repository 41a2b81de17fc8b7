import { clusterDegrees } from '@rotadas/contracts/live/cluster-grid';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { type Coordinates, coarsePoint } from '@rotadas/contracts/primitives/coordinates';

/** How many there are in each cell of the cluster grid, and the middle of where they are. */
export function clustersOf(points: Iterable<Coordinates>, zoom: number): Cluster[] {
  const side = clusterDegrees(zoom);
  const columns = 360 / side + 1;
  const sums = new Map<number, Cluster>();
  for (const { latitude, longitude } of points) {
    const key = Math.floor((latitude + 90) / side) * columns + Math.floor((longitude + 180) / side);
    const sum = sums.get(key);
    if (!sum) {
      sums.set(key, { latitude, longitude, count: 1 });
      continue;
    }
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.count += 1;
  }
  // A cluster of one has the place of its provider, and clients without a token get it.
  return [...sums.values()].map(({ latitude, longitude, count }) => ({
    ...coarsePoint({ latitude: latitude / count, longitude: longitude / count }),
    count,
  }));
}
