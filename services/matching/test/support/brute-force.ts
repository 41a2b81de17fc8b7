import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Candidate, CandidateQuery } from '../../src/matches/domain/candidate.js';
import { servesOnDemand } from '../../src/offers/domain/on-demand-area.js';
import type { IndexedOffer } from '../../src/offers/domain/offer.js';
import type { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import { toPoint } from '../../src/routing/domain/point-index.js';
import { type SnappedPlace, routeLength } from '../../src/routing/domain/route-length.js';
import {
  nodesOnPath,
  type ShortestPathTree,
  shortestPathTree,
} from '../../src/routing/domain/shortest-path-tree.js';

/** Finds the best offers for a searched route by routes between all pairs of places. */
export function bruteForce(router: EmbeddedRouter) {
  // Searches share few places, so one tree per place replaces a path search per pair.
  const trees = new Map<number, ShortestPathTree>();
  const getTree = (node: number): ShortestPathTree => {
    const tree = trees.get(node) ?? shortestPathTree(router.graph, node);
    trees.set(node, tree);
    return tree;
  };
  /** Keeps the nearest node of each place, since finding it takes most of the time. */
  const snapped = new Map<Coordinates, SnappedPlace>();
  const snap = (place: Coordinates): SnappedPlace => {
    const found = snapped.get(place) ?? { ...toPoint(place), ...router.access(toPoint(place)) };
    snapped.set(place, found);
    return found;
  };
  /** From the tree of the end, since roads have no direction. */
  const metres = (from: Coordinates, to: Coordinates): number => {
    const end = snap(to);
    const route = routeLength(snap(from), end, getTree(end.node));
    if (!route) throw new Error('all towns are joined');
    return route.metres;
  };

  return (
    offers: readonly IndexedOffer[],
    [start, end]: readonly [SnappedPlace, SnappedPlace],
    { maxDetourMetres, tolerance, onDemandArea, limit }: CandidateQuery,
  ) => {
    const length = metres(start, end);
    const searchedNodes = nodesOnPath(getTree(start.node), end.node);
    const most = Math.max(3_000, length / 2);
    const limitFor = (remaining: number) =>
      maxDetourMetres === undefined
        ? Math.min(most, tolerance.detourFactor * Math.max(20_000, 0.2 * remaining))
        : tolerance.detourFactor * maxDetourMetres;
    const near = maxDetourMetres ?? 20_000;
    return offers
      .flatMap((offer) => measured(offer) ?? [])
      .toSorted((a, b) => a.cost - b.cost || a.id - b.id)
      .slice(0, limit);

    function measured({ provider, position, end: offerEnd, measure }: IndexedOffer) {
      if (measure === 'name') return null;
      const toPickup = metres(provider, start);
      const rated = (reason: Candidate['reason'], detour: number, share: number) => {
        const cost = detour + (1 - share) * length + toPickup / 10;
        return { id: provider.id, reason, detour: Math.max(0, detour), toPickup, share, cost };
      };
      if (measure === 'on-demand') {
        const isNear = toPickup <= near && servesOnDemand(provider.activeService, onDemandArea);
        return isNear ? rated('on-demand', toPickup, 1) : null;
      }
      if (!offerEnd || !position) return null;
      const after = metres(end, offerEnd);
      if (measure === 'crossing')
        return toPickup + after <= tolerance.detourFactor * near
          ? rated('crossing', toPickup + after, 1)
          : null;
      const remaining = metres(provider, offerEnd);
      const whole = toPickup + length + after - remaining;
      const along = (place: Coordinates) =>
        (metres(provider, place) + remaining - metres(place, offerEnd)) / 2;
      const isAhead = along(end) > along(start) + 1; // within a metre they are beside each other
      if (whole <= limitFor(remaining) && isAhead) return rated('route', whole, 1);
      const part = toPickup + metres(start, offerEnd) - remaining;
      const shared = start.metres + sharedMetres(offerEnd.node);
      const share = Math.min(1, shared / length);
      const isBack = sharedMetres(position.node) >= sharedMetres(offerEnd.node);
      if (isBack || part > limitFor(remaining) || share < tolerance.shareMin) return null;
      return rated('route', part, share);
    }

    /** Metres shared by the shortest paths from the start to the end and to a node. */
    function sharedMetres(node: number): number {
      const tree = getTree(start.node);
      const common = nodesOnPath(tree, node).filter((one, index) => one === searchedNodes[index]);
      return tree.metres[common.at(-1) ?? start.node] ?? 0;
    }
  };
}
