import { type Length, routeLength, type SnappedPlace } from '../../routing/domain/route-length.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { Candidate, RouteInsertion } from './candidate.js';
import { detourCost } from './detour-limit.js';
import type { SearchedRoute } from './searched-route.js';

export interface MeasuredMatch extends Candidate {
  readonly detourSeconds: number;
  readonly toPickupSeconds: number;
  /** Length of the remaining route without the passenger. */
  readonly remainingMetres: number;
}

export interface MatchLegs {
  readonly toPickup: Length;
  /** Leg from pickup to dropoff, or to the end of the offer if it covers a part of the search. */
  readonly withPassenger: Length;
  /** Leg from the dropoff to the end of the offer; zero if it covers a part of the search. */
  readonly after: Length;
  readonly remaining: Length;
}

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

export function rankMatches(matches: readonly MeasuredMatch[], routeMetres: number): MeasuredMatch[] {
  const cost = (match: MeasuredMatch) =>
    detourCost(match.detourMetres, (1 - match.coveredShare) * routeMetres, match.toPickupMetres);
  return matches.toSorted((a, b) => cost(a) - cost(b) || a.offer.provider.id - b.offer.provider.id);
}

/** Null if no road joins the places. */
export function embeddedLegs(
  route: SearchedRoute,
  { offer: { position, end }, reason, insertion }: Candidate,
): MatchLegs | null {
  if (insertion) return legsOfInsertion(route, insertion);
  const toPickup = position && routeLength(position, route.start, route.fromStart);
  const none = { withPassenger: NO_LENGTH, after: NO_LENGTH, remaining: NO_LENGTH };
  if (!toPickup || reason === 'on-demand') return toPickup && { toPickup, ...none };
  const after = end && routeLength(route.end, end, route.fromEnd);
  return after && { toPickup, ...none, after };
}

function legsOfInsertion(
  route: SearchedRoute,
  { itinerary: { points, legs }, pickupAfter, dropoffAfter }: RouteInsertion,
): MatchLegs | null {
  const toPlace = (tree: ShortestPathTree, place: SnappedPlace, index: number) => {
    const point = points[index];
    return point ? routeLength(place, point, tree) : null;
  };
  const toStart = (index: number) => toPlace(route.fromStart, route.start, index);
  const toEnd = (index: number) => toPlace(route.fromEnd, route.end, index);
  const along = (from: number, to?: number) => add(...legs.slice(from, to));
  const [before, next] = [toStart(pickupAfter), toStart(pickupAfter + 1)];
  if (!before || !next) return null;
  const [toPickup, remaining] = [add(along(0, pickupAfter), before), add(...legs)];
  if (dropoffAfter === null)
    return { toPickup, withPassenger: add(next, along(pickupAfter + 1)), after: NO_LENGTH, remaining };
  const [toDropoff, onward] = [toEnd(dropoffAfter), toEnd(dropoffAfter + 1)];
  if (!toDropoff || !onward) return null;
  const withPassenger =
    dropoffAfter === pickupAfter ? route.length : add(next, along(pickupAfter + 1, dropoffAfter), toDropoff);
  return { toPickup, withPassenger, after: add(onward, along(dropoffAfter + 1)), remaining };
}

/** The points that a provider passes with the passenger. */
export function pointsWithPassenger(
  { start, end }: SearchedRoute,
  { itinerary: { points }, pickupAfter, dropoffAfter }: RouteInsertion,
): SnappedPlace[] {
  if (dropoffAfter === null) return points.toSpliced(pickupAfter + 1, 0, start);
  return points.toSpliced(dropoffAfter + 1, 0, end).toSpliced(pickupAfter + 1, 0, start);
}

function add(...lengths: readonly Length[]): Length {
  let [metres, seconds] = [0, 0];
  for (const length of lengths) {
    metres += length.metres;
    seconds += length.seconds;
  }
  return { metres, seconds };
}
