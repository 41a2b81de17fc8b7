import { crowMetres } from '../../src/routing/domain/point-index.js';
import type { RoadTowns } from '../../src/routing/domain/road-graph.js';
import type { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import { joinedWay } from '../../src/routing/domain/joined-way.js';
import type { OfficialDistances } from './official-distances.ts';

/** A road so many times as long as the crow's way may lack a part. */
const LONGEST_DETOUR = 1.6;

/** Two towns and what lies between them, metres. */
export interface Gap {
  readonly from: string;
  readonly to: string;
  readonly byRoad: number;
  readonly asTheCrowFlies: number;
}

/** The pairs of towns whose way by road is suspiciously long, the longest first. */
export function findGaps(router: EmbeddedRouter, towns: RoadTowns): Gap[] {
  const joined = towns.map((town) => ({ ...town, ...router.access(town) }));
  const gaps = joined.flatMap((from, row) => {
    const tree = router.distancesFrom(from.node);
    return joined.slice(row + 1).map((to): Gap => ({
      from: from.name,
      to: to.name,
      byRoad: joinedWay(from, to, tree)?.metres ?? Number.POSITIVE_INFINITY,
      asTheCrowFlies: crowMetres(from.latitude, from.longitude, to.latitude, to.longitude),
    }));
  });
  return gaps.filter((gap) => detourOf(gap) > LONGEST_DETOUR).sort((a, b) => detourOf(b) - detourOf(a));
}

/** How many times the crow's way a road is. */
export function detourOf({ byRoad, asTheCrowFlies }: Gap): number {
  return byRoad / asTheCrowFlies;
}

/** How many times the official length a road may be that is long for a reason: mountains, water. */
const TOLERANCE = 1.2;

/** Whether the official way is as long. */
export function isExplained({ from, to, byRoad }: Gap, detours: OfficialDistances): boolean {
  const detour = detours.find(([a, b]) => a === from && b === to);
  return detour !== undefined && byRoad <= detour[2] * 1_000 * TOLERANCE;
}
