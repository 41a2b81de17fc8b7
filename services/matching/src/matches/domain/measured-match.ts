import type { JoinedPlace, WayLength } from '../../routing/domain/joined-way.js';
import type { KeptOffer } from '../../offers/domain/offer.js';
import type { Candidate } from './candidate.js';
import { costOf } from './fit.js';

/** A candidate with what its detour takes. */
export interface MeasuredMatch extends Candidate {
  readonly detourSeconds: number;
  readonly toPickupSeconds: number;
  /** What the provider has still to go without me. */
  readonly restMetres: number;
}

/** The legs of a match by road, whoever measured them. */
export interface MatchLegs {
  readonly toPickup: Length;
  /** With me, to my end; for who takes me a part of my way, to its own end. */
  readonly withMe: Length;
  /** From my end on; nothing for who takes me a part of my way. */
  readonly after: Length;
  /** Without me. */
  readonly rest: Length;
}

/** How long something is by road. */
export type Length = Pick<WayLength, 'metres' | 'seconds'>;

/** No way at all. */
export const NO_LENGTH: Length = { metres: 0, seconds: 0 };

/** Measures a candidate by its legs. */
export function measuredBy(candidate: Candidate, legs: MatchLegs): MeasuredMatch {
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

/** The best first, for my way of so many metres; of equal ones the lower id. */
export function ranked(matches: readonly MeasuredMatch[], wayMetres: number): MeasuredMatch[] {
  const cost = (match: MeasuredMatch) =>
    costOf(match.detourMetres, (1 - match.coveredShare) * wayMetres, match.toPickupMetres);
  return matches.toSorted((a, b) => cost(a) - cost(b) || a.offer.provider.id - b.offer.provider.id);
}

/** Where the provider of an offer is; null off the roads. */
export function nowOf({ provider: { latitude, longitude }, now }: KeptOffer): JoinedPlace | null {
  return now && { latitude, longitude, ...now };
}

/** Where the way of an offer ends; null where that is unknown or off the roads. */
export function endOf({ to, end }: KeptOffer): JoinedPlace | null {
  return to && end && { latitude: to.latitude, longitude: to.longitude, ...end };
}
