import {
  routeLengthVia,
  type SnappedPlace,
  routeLength,
  type RouteLength,
} from '../../routing/domain/route-length.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';
import type { Candidate, StopInsertion } from './candidate.js';
import { detourCost } from './fit.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import type { SearchedRoute } from './searched-route.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { RouteOverPoints } from '../../offers/domain/offers-with-stops.js';

export interface MeasuredMatch extends Candidate {
  readonly detourSeconds: number;
  readonly toPickupSeconds: number;
  /** Length of the remaining route without the passenger. */
  readonly remainingMetres: number;
}

export interface MatchLegs {
  readonly toPickup: Length;
  /** From pickup to dropoff; for a partly covered search, from pickup to the end of the offer. */
  readonly withPassenger: Length;
  /** From the dropoff to the end of the offer; zero for a partly covered search. */
  readonly after: Length;
  readonly remaining: Length;
}

export type Length = Pick<RouteLength, 'metres' | 'seconds'>;

export const NO_LENGTH: Length = { metres: 0, seconds: 0 };

export function measureCandidate(candidate: Candidate, legs: MatchLegs): MeasuredMatch {
  const { toPickup } = legs;
  const detour = (unit: keyof Length) =>
    Math.max(0, toPickup[unit] + legs.withPassenger[unit] + legs.after[unit] - legs.remaining[unit]);
  return {
    ...candidate,
    detourMetres: detour('metres'),
    detourSeconds: detour('seconds'),
    toPickupMetres: toPickup.metres,
    toPickupSeconds: toPickup.seconds,
    remainingMetres: legs.remaining.metres,
  };
}

export function ranked(matches: readonly MeasuredMatch[], routeMetres: number): MeasuredMatch[] {
  const cost = (match: MeasuredMatch) =>
    detourCost(match.detourMetres, (1 - match.coveredShare) * routeMetres, match.toPickupMetres);
  return matches.toSorted((a, b) => cost(a) - cost(b) || a.offer.provider.id - b.offer.provider.id);
}

/** Null off the roads. */
export function currentPlace({
  provider: { latitude, longitude },
  positionAccess,
}: IndexedOffer): SnappedPlace | null {
  return positionAccess && { latitude, longitude, ...positionAccess };
}

/** Null if unknown or off the roads. */
export function endPlace({ to, endAccess }: IndexedOffer): SnappedPlace | null {
  return to && endAccess && { latitude: to.latitude, longitude: to.longitude, ...endAccess };
}

/** Valid only for candidates of the last scan, since rows of offers change. */
export function embeddedLegs(
  columns: OfferColumns<IndexedOffer>,
  route: SearchedRoute,
  { offer, reason, dropoffNode, stopInsertion }: Candidate,
): MatchLegs | null {
  if (stopInsertion) return legsWithStops(route, stopInsertion);
  const [position, end] = [currentPlace(offer), endPlace(offer)];
  const toPickup = position && routeLength(position, route.start, route.fromStart);
  if (!toPickup) return null;
  if (reason === 'nearness')
    return { toPickup, withPassenger: NO_LENGTH, after: NO_LENGTH, remaining: NO_LENGTH };
  const after = end && routeLength(route.end, end, route.fromEnd);
  if (!after) return null;
  if (reason === 'crossing') return { toPickup, withPassenger: NO_LENGTH, after, remaining: NO_LENGTH };
  const { row } = offer;
  const remaining = routeLengthVia(position, end, {
    metres: columns.metres[row] ?? 0,
    seconds: columns.seconds[row] ?? 0,
  });
  if (!remaining) return null;
  if (dropoffNode === null) return { toPickup, withPassenger: route.length, after, remaining };
  const withPassenger = routeLength(route.start, end, route.fromStart);
  return withPassenger && { toPickup, withPassenger, after: NO_LENGTH, remaining };
}

function legsWithStops(
  route: SearchedRoute,
  { ahead, pickupAfter, dropoffAfter }: StopInsertion,
): MatchLegs | null {
  const last = ahead.points.length - 1;
  const toStart = legTo(route.fromStart, route.start, ahead.points[pickupAfter]);
  const remaining = sumLegs(ahead, 0, last);
  if (!toStart) return null;
  const toPickup = add(sumLegs(ahead, 0, pickupAfter), toStart);
  if (dropoffAfter === pickupAfter) {
    const onward = legTo(route.fromEnd, route.end, ahead.points[pickupAfter + 1]);
    return (
      onward && {
        toPickup,
        withPassenger: route.length,
        after: add(onward, sumLegs(ahead, pickupAfter + 1, last)),
        remaining,
      }
    );
  }
  const fromStart = legTo(route.fromStart, route.start, ahead.points[pickupAfter + 1]);
  if (!fromStart) return null;
  if (dropoffAfter === null) {
    const withPassenger = add(fromStart, sumLegs(ahead, pickupAfter + 1, last));
    return { toPickup, withPassenger, after: NO_LENGTH, remaining };
  }
  const toEnd = legTo(route.fromEnd, route.end, ahead.points[dropoffAfter]);
  const onward = legTo(route.fromEnd, route.end, ahead.points[dropoffAfter + 1]);
  if (!toEnd || !onward) return null;
  const withPassenger = add(fromStart, sumLegs(ahead, pickupAfter + 1, dropoffAfter), toEnd);
  return { toPickup, withPassenger, after: add(onward, sumLegs(ahead, dropoffAfter + 1, last)), remaining };
}

export function pointsWithPassenger(
  { start, end }: SearchedRoute,
  { ahead: { points }, pickupAfter, dropoffAfter }: StopInsertion,
): SnappedPlace[] {
  const before = [...points.slice(0, pickupAfter + 1), start];
  if (dropoffAfter === null) return [...before, ...points.slice(pickupAfter + 1)];
  return [
    ...before,
    ...points.slice(pickupAfter + 1, dropoffAfter + 1),
    end,
    ...points.slice(dropoffAfter + 1),
  ];
}

function legTo(
  tree: ShortestPathTree,
  place: SnappedPlace,
  point: SnappedPlace | undefined,
): RouteLength | null {
  return point ? routeLength(place, point, tree) : null;
}

function sumLegs({ metres, seconds }: RouteOverPoints, from: number, to: number): Length {
  const total = (legs: readonly number[]) => legs.slice(from, to).reduce((sum, leg) => sum + leg, 0);
  return { metres: total(metres), seconds: total(seconds) };
}

function add(...lengths: readonly Length[]): Length {
  return lengths.reduce((total, { metres, seconds }) => ({
    metres: total.metres + metres,
    seconds: total.seconds + seconds,
  }));
}
