import { z } from 'zod';
import { straightLineMetres } from '../../src/routing/domain/point-index.js';
import type { RoadTowns } from '../../src/routing/domain/road-graph.js';
import type { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import { routeLength } from '../../src/routing/domain/route-length.js';

/** A road so many times as long as the crow's way may lack a part. */
const LONGEST_DETOUR = 1.6;

/** Two towns and what lies between them, metres. */
interface Gap {
  readonly from: string;
  readonly to: string;
  readonly byRoad: number;
  readonly straightLine: number;
}

/** The pairs of towns whose way by road is suspiciously long, the longest first. */
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

/** How many times the crow's way a road is. */
export function detourRatio({ byRoad, straightLine }: Gap): number {
  return byRoad / straightLine;
}

/** How many times the official length a road may be that is long for a reason: mountains, water. */
const TOLERANCE = 1.2;

/** Whether the official way is as long. */
export function isExplained({ from, to, byRoad }: Gap, detours: OfficialDistances): boolean {
  const detour = detours.find(([a, b]) => a === from && b === to);
  return detour !== undefined && byRoad <= detour[2] * 1_000 * TOLERANCE;
}

/** Two province centres and the kilometres between them, as the state's road authority has them. */
export const OfficialDistances = z.array(z.tuple([z.string(), z.string(), z.number().positive()]));
export type OfficialDistances = z.infer<typeof OfficialDistances>;

/** How far a way is from the official one. */
interface LengthError {
  readonly from: string;
  readonly to: string;
  /** Kilometres. */
  readonly official: number;
  readonly here: number;
  /** Share of the official one; negative where the way is too short. */
  readonly error: number;
}

/** Measures each pair; throws for a name that is no town. */
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

/** The middle one of the errors without their signs. */
export function medianError(errors: readonly LengthError[]): number {
  const sizes = errors.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? Number.NaN;
}
