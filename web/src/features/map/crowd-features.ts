import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { Feature, Point } from 'geojson';

/**
 * A click on a crowd comes nearer by this many zooms: each halves the grid that crowds are counted
 * on.
 */
export const CROWD_ZOOM_STEP = 2;

/** Counted providers as features, named as the map's own clusters name their count. */
export function crowdFeatures(clusters: readonly Cluster[]): Feature<Point, { point_count: number }>[] {
  return clusters.map(({ latitude, longitude, count }) => ({
    type: 'Feature',
    properties: { point_count: count },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
}
