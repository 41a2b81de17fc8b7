import {
  routeLengthVia,
  type SnappedPlace,
  routeLength,
  type RouteLength,
} from '../../routing/domain/route-length.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';
import type { Candidate, OverStops } from './candidate.js';
import { detourCost } from './fit.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import type { SearchedRoute } from './searched-route.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { RouteOverPoints } from '../../offers/domain/offers-with-stops.js';

export interface MeasuredMatch extends Candidate {
  readonly detourSeconds: number;
  readonly toPickupSeconds: number;
  /** The remaining route without the passenger. */
  readonly restMetres: number;
}

/** The legs of a match by road, from either router. */
export interface MatchLegs {
  readonly toPickup: Length;
  /** With the passenger to the end of the search; for a part of it, to the end of the offer. */
  readonly withMe: Length;
  /** From the end of the search on; zero for a part of it. */
  readonly after: Length;
  /** Without the passenger. */
  readonly rest: Length;
}

export type Length = Pick<RouteLength, 'metres' | 'seconds'>;

export const NO_LENGTH: Length = { metres: 0, seconds: 0 };

export function measureCandidate(candidate: Candidate, legs: MatchLegs): MeasuredMatch {
  const { toPickup } = legs;
  const detour = (unit: keyof Length) =>
    Math.max(0, toPickup[unit] + legs.withMe[unit] + legs.after[unit] - legs.rest[unit]);
  return {
    ...candidate,
    detourMetres: detour('metres'),
    detourSeconds: detour('seconds'),
    toPickupMetres: toPickup.metres,
    toPickupSeconds: toPickup.seconds,
    restMetres: legs.rest.metres,
  };
}

/** Sorts by cost, then by id. */
export function ranked(matches: readonly MeasuredMatch[], routeMetres: number): MeasuredMatch[] {
  const cost = (match: MeasuredMatch) =>
    detourCost(match.detourMetres, (1 - match.coveredShare) * routeMetres, match.toPickupMetres);
  return matches.toSorted((a, b) => cost(a) - cost(b) || a.offer.provider.id - b.offer.provider.id);
}

/** The provider's position; null off the roads. */
export function currentPlace({ provider: { latitude, longitude }, now }: IndexedOffer): SnappedPlace | null {
  return now && { latitude, longitude, ...now };
}

/** The end of the route; null if unknown or off the roads. */
export function endPlace({ to, end }: IndexedOffer): SnappedPlace | null {
  return to && end && { latitude: to.latitude, longitude: to.longitude, ...end };
}

/** The legs of a candidate of the last pass, on the embedded roads. */
export function embeddedLegs(
  columns: OfferColumns<IndexedOffer>,
  route: SearchedRoute,
  { offer, reason, leavingNode, overStops }: Candidate,
): MatchLegs | null {
  if (overStops) return stoppingLegs(route, overStops);
  const [now, end] = [currentPlace(offer), endPlace(offer)];
  const toPickup = now && routeLength(now, route.start, route.fromStart);
  if (!toPickup) return null;
  if (reason === 'nearness') return { toPickup, withMe: NO_LENGTH, after: NO_LENGTH, rest: NO_LENGTH };
  const after = end && routeLength(route.end, end, route.fromEnd);
  if (!after) return null;
  if (reason === 'crossing') return { toPickup, withMe: NO_LENGTH, after, rest: NO_LENGTH };
  const { row } = offer;
  const rest = routeLengthVia(now, end, {
    metres: columns.metres[row] ?? 0,
    seconds: columns.seconds[row] ?? 0,
  });
  if (!rest) return null;
  if (leavingNode === null) return { toPickup, withMe: route.length, after, rest };
  const withMe = routeLength(route.start, end, route.fromStart);
  return withMe && { toPickup, withMe, after: NO_LENGTH, rest };
}

/** The same for a route with stops. */
function stoppingLegs(route: SearchedRoute, { ahead, inAfter, outAfter }: OverStops): MatchLegs | null {
  const last = ahead.points.length - 1;
  const toStart = meet(route.fromStart, route.start, ahead.points[inAfter]);
  const rest = stretch(ahead, 0, last);
  if (!toStart) return null;
  const toPickup = sum(stretch(ahead, 0, inAfter), toStart);
  if (outAfter === inAfter) {
    const onward = meet(route.fromEnd, route.end, ahead.points[inAfter + 1]);
    return (
      onward && {
        toPickup,
        withMe: route.length,
        after: sum(onward, stretch(ahead, inAfter + 1, last)),
        rest,
      }
    );
  }
  const fromStart = meet(route.fromStart, route.start, ahead.points[inAfter + 1]);
  if (!fromStart) return null;
  if (outAfter === null) {
    const withMe = sum(fromStart, stretch(ahead, inAfter + 1, last));
    return { toPickup, withMe, after: NO_LENGTH, rest };
  }
  const toEnd = meet(route.fromEnd, route.end, ahead.points[outAfter]);
  const onward = meet(route.fromEnd, route.end, ahead.points[outAfter + 1]);
  if (!toEnd || !onward) return null;
  const withMe = sum(fromStart, stretch(ahead, inAfter + 1, outAfter), toEnd);
  return { toPickup, withMe, after: sum(onward, stretch(ahead, outAfter + 1, last)), rest };
}

export function pointsWithMe(
  { start, end }: SearchedRoute,
  { ahead: { points }, inAfter, outAfter }: OverStops,
): SnappedPlace[] {
  const before = [...points.slice(0, inAfter + 1), start];
  if (outAfter === null) return [...before, ...points.slice(inAfter + 1)];
  return [...before, ...points.slice(inAfter + 1, outAfter + 1), end, ...points.slice(outAfter + 1)];
}

function meet(
  tree: ShortestPathTree,
  mine: SnappedPlace,
  point: SnappedPlace | undefined,
): RouteLength | null {
  return point ? routeLength(mine, point, tree) : null;
}

function stretch({ metres, seconds }: RouteOverPoints, from: number, to: number): Length {
  const total = (legs: readonly number[]) => legs.slice(from, to).reduce((all, leg) => all + leg, 0);
  return { metres: total(metres), seconds: total(seconds) };
}

function sum(...lengths: readonly Length[]): Length {
  return lengths.reduce((all, { metres, seconds }) => ({
    metres: all.metres + metres,
    seconds: all.seconds + seconds,
  }));
}
