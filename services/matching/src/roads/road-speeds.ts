import { PointIndex } from '../geo/point-index.js';
import type { RoadTowns } from './road-data.js';

const METRES_A_SECOND = 1_000 / 3_600; // of a km/h

/** What is driven on a highway on the whole, with its towns and passes. */
const OPEN_ROAD = 90 * METRES_A_SECOND;
/** What is driven on the highways inside a province centre. */
const IN_TOWN = 50 * METRES_A_SECOND;
/** How far a province centre reaches. */
const TOWN_METRES = 6_000;

/**
 * The speed on the roads at each node, m/s. The source knows no class of road, so that only the
 * nearness to a province centre tells a slow road from a fast one.
 */
export function roadSpeeds(
  nodes: { latitudes: Float64Array; longitudes: Float64Array },
  towns: RoadTowns,
): (node: number) => number {
  const index = new PointIndex(nodes);
  const inTown = new Set(
    towns.flatMap(({ latitude, longitude }) => index.within(latitude, longitude, TOWN_METRES)),
  );
  return (node) => (inTown.has(node) ? IN_TOWN : OPEN_ROAD);
}
