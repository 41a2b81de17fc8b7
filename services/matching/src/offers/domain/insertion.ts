import { MAX_METRES_TO_ROAD } from '../../routing/domain/router.js';

/**
 * Places off the roads are joined directly, so a route by a third place may be this much shorter
 * than the route between two: the cost of one place alone is only exact up to this.
 */
export const SHORTCUT_METRES = 2 * MAX_METRES_TO_ROAD;

/** Where a route over points takes a passenger with the least detour. */
export interface Insertion {
  /** The indexes of the points after which the passenger gets in and out. */
  readonly pickupAfter: number;
  readonly dropoffAfter: number;
  /** The detour. */
  readonly metres: number;
}

/** Places whose positions along a route differ by less are level, metres. */
const BESIDE_METRES = 1;

/** The position along a leg of a place beside it, metres from its first point. */
export function placeAlong(leg: number, fromFirst: number, toLast: number): number {
  return (fromFirst + leg - toLast) / 2;
}

/**
 * Whether an end comes after a start along a route. Otherwise the provider would only drive there
 * and back for the passenger, or in the opposite direction.
 */
export function isOnward(startsAt: number, endsAt: number): boolean {
  return endsAt > startsAt + BESIDE_METRES;
}

/**
 * The least detour by way of a start and, further along, an end; the points keep their order. Null
 * if no road leads there or the route goes in the opposite direction.
 *
 * @param legs metres between each point and the next
 * @param toStart metres between each point and the start
 * @param toEnd metres between each point and the end
 * @param between metres from the start to the end
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
    // Places beyond a leg are measured by the next leg, those before it by the last one.
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

/** Of equal detours the ride over fewer points. */
function isBetter(found: Insertion, least: Insertion): boolean {
  if (Math.abs(found.metres - least.metres) >= BESIDE_METRES) return found.metres < least.metres;
  return found.dropoffAfter - found.pickupAfter < least.dropoffAfter - least.pickupAfter;
}

/** The detour by way of a place, by leg. */
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
