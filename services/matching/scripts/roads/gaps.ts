import { z } from 'zod';
import { straightLineMetres } from '../../src/routing/domain/point-index.js';
import type { RoadTowns } from '../../src/routing/domain/road-graph.js';
import type { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import { routeLength } from '../../src/routing/domain/route-length.js';

/** Above this ratio to the straight line, a part of the road may be missing. */
const LONGEST_DETOUR = 1.6;

/** Distances in metres. */
interface Gap {
  readonly from: string;
  readonly to: string;
  readonly byRoad: number;
  readonly straightLine: number;
}

/** Pairs of towns whose route is suspiciously long, longest first. */
export function findGaps(router: EmbeddedRouter, towns: RoadTowns): Gap[] {
  const joined = towns.map((town) => ({ ...town, ...router.access(town) }));
  const gaps = joined.flatMap((from, row) => {
    const tree = router.distancesFrom(from.node);
    return joined.slice(row + 1).map((to): Gap => ({
      from: from.name,
      to: to.name,
      byRoad: routeLength(from, to, tree)?.metres ?? Number.POSITIVE_INFINITY,
      straightLine: straightLineMetres(from.latitude, from.longitude, to.latitude, to.longitude),
    }));
  });
  return gaps
    .filter((gap) => detourRatio(gap) > LONGEST_DETOUR)
    .sort((a, b) => detourRatio(b) - detourRatio(a));
}

export function detourRatio({ byRoad, straightLine }: Gap): number {
  return byRoad / straightLine;
}

/** Allowed ratio to the official length for detours with a reason, such as mountains or water. */
const TOLERANCE = 1.2;

export function isExplained({ from, to, byRoad }: Gap, detours: OfficialDistances): boolean {
  const detour = detours.find(([a, b]) => a === from && b === to);
  return detour !== undefined && byRoad <= detour[2] * 1_000 * TOLERANCE;
}

/** Two province centres and the kilometres between them by the road authority (KGM). */
export const OfficialDistances = z.array(z.tuple([z.string(), z.string(), z.number().positive()]));
export type OfficialDistances = z.infer<typeof OfficialDistances>;

interface LengthError {
  readonly from: string;
  readonly to: string;
  /** Kilometres. */
  readonly official: number;
  readonly here: number;
  /** Share of the official length; negative if too short. */
  readonly error: number;
}

export function measureErrors(
  router: EmbeddedRouter,
  towns: RoadTowns,
  distances: OfficialDistances,
): LengthError[] {
  const findTown = (name: string): RoadTowns[number] => {
    const town = towns.find((one) => one.name === name);
    if (town === undefined) throw new Error(`${name} is no town`);
    return town;
  };
  return distances.map(([from, to, official]) => {
    const here = router.route(findTown(from), findTown(to)).distanceMetres / 1_000;
    return { from, to, official, here, error: here / official - 1 };
  });
}

export function medianError(errors: readonly LengthError[]): number {
  const sizes = errors.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? Number.NaN;
}
