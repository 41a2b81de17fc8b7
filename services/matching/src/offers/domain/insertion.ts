import { MAX_METRES_TO_ROAD } from '../../routing/domain/router.js';

/** Direct joins of places off the roads violate the triangle inequality by up to this, metres. */
export const SHORTCUT_METRES = 2 * MAX_METRES_TO_ROAD;

export interface Insertion {
  /** Index of the point before the pickup and before the dropoff. */
  readonly pickupAfter: number;
  readonly dropoffAfter: number;
  readonly metres: number;
}

/** Positions along a route that differ by less are equal, metres. */
const BESIDE_METRES = 1;

/** Position of a place along a leg, metres from the first point. */
export function placeAlong(leg: number, fromFirst: number, toLast: number): number {
  return (fromFirst + leg - toLast) / 2;
}

export function isOnward(startsAt: number, endsAt: number): boolean {
  return endsAt > startsAt + BESIDE_METRES;
}

/**
 * The least detour via a pickup and a later dropoff, metres; null if there is none.
 *
 * @param legs metres between each point and the next
 * @param toStart metres between each point and the pickup
 * @param toEnd metres between each point and the dropoff
 * @param between metres from the pickup to the dropoff
 */
export function leastInsertion(
  legs: readonly number[],
  toStart: readonly number[],
  toEnd: readonly number[],
  between: number,
): Insertion | null {
  const [startsAt, endsAt] = [placesAlong(legs, toStart), placesAlong(legs, toEnd)];
  const [startCosts, endCosts] = [insertionCosts(legs, toStart), insertionCosts(legs, toEnd)];
  const starts = legStarts(legs);
  const last = legs.length - 1;
  let least: Insertion | null = null;
  for (let pickupAfter = 0; pickupAfter <= last; pickupAfter += 1) {
    // Places beyond a leg belong to the next leg, places before it to the previous one.
    const isBeyond = at(startsAt, pickupAfter) >= at(starts, pickupAfter + 1) - BESIDE_METRES;
    if (isBeyond && pickupAfter < last) continue;
    for (let dropoffAfter = pickupAfter; dropoffAfter <= last; dropoffAfter += 1) {
      if (!isOnward(at(startsAt, pickupAfter), at(endsAt, dropoffAfter))) continue;
      const isBefore = at(endsAt, dropoffAfter) <= at(starts, dropoffAfter) + BESIDE_METRES;
      if (isBefore && dropoffAfter > 0) continue;
      const metres =
        pickupAfter === dropoffAfter
          ? at(toStart, pickupAfter) + between + at(toEnd, pickupAfter + 1) - at(legs, pickupAfter)
          : at(startCosts, pickupAfter) + at(endCosts, dropoffAfter);
      const found = { pickupAfter, dropoffAfter, metres };
      if (Number.isFinite(metres) && (!least || isBetter(found, least))) least = found;
    }
  }
  return least;
}

function isBetter(found: Insertion, least: Insertion): boolean {
  if (Math.abs(found.metres - least.metres) >= BESIDE_METRES) return found.metres < least.metres;
  return found.dropoffAfter - found.pickupAfter < least.dropoffAfter - least.pickupAfter;
}

export function insertionCosts(legs: readonly number[], toPlace: readonly number[]): number[] {
  return legs.map((leg, after) => at(toPlace, after) + at(toPlace, after + 1) - leg);
}

function legStarts(legs: readonly number[]): number[] {
  const starts = [0];
  for (const leg of legs) starts.push((starts.at(-1) ?? 0) + leg);
  return starts;
}

function placesAlong(legs: readonly number[], toPlace: readonly number[]): number[] {
  const starts = legStarts(legs);
  return legs.map(
    (leg, after) => at(starts, after) + placeAlong(leg, at(toPlace, after), at(toPlace, after + 1)),
  );
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Number.NaN;
