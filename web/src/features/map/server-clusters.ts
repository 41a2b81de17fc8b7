import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { Feature, Point } from 'geojson';

/**
 * A click on a cluster of the server comes nearer by this many zooms: each halves the grid that
 * the server counts on.
 */
export const SERVER_CLUSTER_ZOOM_STEP = 2;

/** The name of a server cluster's image; one provider alone has a mark without a count. */
export const serverClusterImage = (theme: 'light' | 'dark', count: number): string =>
  `${count === 1 ? 'lone' : 'server-cluster'}|${theme}`;

/** Clusters of the server as features, named as the map's own clusters name their count. */
export function serverClusterFeatures(
  clusters: readonly Cluster[],
): Feature<Point, { point_count: number }>[] {
  return clusters.map(({ latitude, longitude, count }) => ({
    type: 'Feature',
    properties: { point_count: count },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
}
