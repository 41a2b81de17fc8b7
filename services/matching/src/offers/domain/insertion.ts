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

/**
 * The least detour via a pickup and a later dropoff, metres; null if there is none. A hot path:
 * allocates nothing but the result.
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
  const last = legs.length - 1;
  let least: Insertion | null = null;
  let pickupLegStart = 0;
  for (let pickupAfter = 0; pickupAfter <= last; pickupAfter += 1) {
    const startsAt = pickupLegStart + placeAlong(legs, toStart, pickupAfter);
    let legStart = pickupLegStart;
    pickupLegStart += numberAt(legs, pickupAfter);
    // Places beyond a leg belong to the next leg, places before it to the previous one.
    if (startsAt >= pickupLegStart - BESIDE_METRES && pickupAfter < last) continue;
    for (let dropoffAfter = pickupAfter; dropoffAfter <= last; dropoffAfter += 1) {
      const along = placeAlong(legs, toEnd, dropoffAfter);
      const isOnLeg = along > BESIDE_METRES || dropoffAfter === 0;
      if (isOnLeg && legStart + along > startsAt + BESIDE_METRES) {
        const metres =
          pickupAfter === dropoffAfter
            ? numberAt(toStart, pickupAfter) +
              between +
              numberAt(toEnd, pickupAfter + 1) -
              numberAt(legs, pickupAfter)
            : insertionCost(legs, toStart, pickupAfter) + insertionCost(legs, toEnd, dropoffAfter);
        if (Number.isFinite(metres) && (!least || isBetter(pickupAfter, dropoffAfter, metres, least)))
          least = { pickupAfter, dropoffAfter, metres };
      }
      legStart += numberAt(legs, dropoffAfter);
    }
  }
  return least;
}

function isBetter(pickupAfter: number, dropoffAfter: number, metres: number, least: Insertion): boolean {
  if (Math.abs(metres - least.metres) >= BESIDE_METRES) return metres < least.metres;
  return dropoffAfter - pickupAfter < least.dropoffAfter - least.pickupAfter;
}

/** The detour via a place on the leg after a point, metres. */
export function insertionCost(legs: readonly number[], toPlace: readonly number[], after: number): number {
  return numberAt(toPlace, after) + numberAt(toPlace, after + 1) - numberAt(legs, after);
}

/** Position of a place along the leg after a point, metres from that point. */
function placeAlong(legs: readonly number[], toPlace: readonly number[], after: number): number {
  return (numberAt(toPlace, after) + numberAt(legs, after) - numberAt(toPlace, after + 1)) / 2;
}

const numberAt = (numbers: readonly number[], index: number): number => numbers[index] ?? Number.NaN;
