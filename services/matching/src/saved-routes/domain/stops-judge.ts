import { type DetourLimit, isWithin } from '../../matches/domain/fit.js';
import { costsOf, type Insertion, leastInsertion, SHORTCUT_METRES } from '../../offers/domain/insertion.js';
import { joinedMetres, type JoinedPlace } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { PassingOffer } from './passing-offers.js';

/** A saved route, by what it is from the points of an offer's way. */
export interface JudgedRoute {
  /** Metres to its start and to its end. */
  start(tree: RoadTree): number;
  end(tree: RoadTree): number;
  secondsToStart(tree: RoadTree): number;
  readonly limit: DetourLimit;
}

/** Holds saved routes against an offer that stops on its way, by a tree for each of its points. */
export class StopsJudge {
  private readonly rest: number;

  constructor(
    private readonly trees: readonly RoadTree[],
    private readonly metres: readonly number[],
    private readonly seconds: readonly number[],
  ) {
    this.rest = metres.reduce((sum, leg) => sum + leg, 0);
  }

  /** What the provider drives further for a route so long, metres; null where it does not fit. */
  detourFor(route: JudgedRoute, length: number): number | null {
    return this.insertionFor(route, length)?.metres ?? null;
  }

  /** Until the provider is at the start of a route so long that fits, over the stops before it. */
  secondsTo(route: JudgedRoute, length: number): number {
    const { inAfter = 0 } = this.insertionFor(route, length) ?? {};
    const tree = this.trees[inAfter];
    const before = this.seconds.slice(0, inAfter).reduce((sum, leg) => sum + leg, 0);
    return before + (tree ? route.secondsToStart(tree) : 0);
  }

  private insertionFor(route: JudgedRoute, length: number): Insertion | null {
    const { trees, metres, rest } = this;
    const toStart = trees.map((tree) => route.start(tree));
    // Most routes are somewhere else, and of these nothing more is worked out.
    const isNear = (cost: number) => isWithin(route.limit, cost - SHORTCUT_METRES, rest);
    if (!costsOf(metres, toStart).some(isNear)) return null;
    const toEnd = trees.map((tree) => route.end(tree));
    const least = leastInsertion(metres, toStart, toEnd, length);
    return least && isWithin(route.limit, least.metres, rest) ? least : null;
  }
}

/** The judge of an offer; null where it has no stops, or no road leads over them. */
export function stopsJudgeOf(
  { start, end, startAccess, endAccess, stops }: PassingOffer,
  treeOf: (node: number) => ShortestPathTree,
): StopsJudge | null {
  if (stops.length === 0 || !start || !end || !startAccess || !endAccess) return null;
  const points: JoinedPlace[] = [{ ...start, ...startAccess }, ...stops, { ...end, ...endAccess }];
  const trees = points.map((point) => new RoadTree(point, treeOf(point.node)));
  const legs = points.slice(1).map(({ node, metres, seconds, latitude, longitude }, index) => ({
    metres: trees[index]?.metresTo(node, metres, latitude, longitude) ?? Number.POSITIVE_INFINITY,
    seconds: trees[index]?.secondsTo(node, seconds) ?? 0,
  }));
  const [metres, seconds] = [legs.map((leg) => leg.metres), legs.map((leg) => leg.seconds)];
  return Number.isFinite(metres.reduce((sum, leg) => sum + leg, 0))
    ? new StopsJudge(trees, metres, seconds)
    : null;
}

/** How far it is by road between one place and any other. */
export class RoadTree {
  constructor(
    private readonly place: JoinedPlace,
    private readonly tree: ShortestPathTree,
  ) {}

  /**
   * Metres to a place that is `metres` from its `node`; infinite where no road leads. Places that
   * are nearer to each other than to the roads are joined directly, as the router joins them.
   */
  metresTo(node: number, metres: number, latitude: number, longitude: number): number {
    const between = this.tree.metres[node] ?? Number.POSITIVE_INFINITY;
    const { place } = this;
    return joinedMetres(place.metres + metres, between, place.latitude, place.longitude, latitude, longitude);
  }

  /** Seconds to a place that is `seconds` from its `node`. */
  secondsTo(node: number, seconds: number): number {
    return this.place.seconds + (this.tree.seconds[node] ?? Number.POSITIVE_INFINITY) + seconds;
  }
}
