import { MAX_METRES_TO_ROAD } from '../../routing/domain/router.js';

/**
 * Places off the roads are joined directly, so that a way by a third place may be so much shorter
 * than the way between two: what a leg costs for one place alone says no more than this.
 */
export const SHORTCUT_METRES = 2 * MAX_METRES_TO_ROAD;

/** Where a way over several points takes somebody along, at least expense. */
export interface Insertion {
  /** The points after which somebody gets in and out, counted from 0. */
  readonly inAfter: number;
  readonly outAfter: number;
  /** What the way gets longer by. */
  readonly metres: number;
}

/** Places whose order along a way differs by less lie beside each other, metres. */
const BESIDE_METRES = 1;

/** How far along a leg a place is that lies beside it, metres from its first point. */
export function placeAlong(leg: number, fromFirst: number, toLast: number): number {
  return (fromFirst + leg - toLast) / 2;
}

/**
 * Whether an end that is so far along a way comes after a start on it. Where it does not, whoever
 * goes that way would only go there and back for somebody, or the other way round.
 */
export function isOnward(startsAt: number, endsAt: number): boolean {
  return endsAt > startsAt + BESIDE_METRES;
}

/**
 * The least that a way over points gets longer by, by way of a start and, further along it, an end:
 * the points keep their order, and the end comes after the start. Null where no road leads, or the
 * way goes the other way round.
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
  const [startCosts, endCosts] = [costsOf(legs, toStart), costsOf(legs, toEnd)];
  const starts = startsOf(legs);
  const last = legs.length - 1;
  let least: Insertion | null = null;
  for (let inAfter = 0; inAfter <= last; inAfter += 1) {
    // What lies beyond a leg is measured by the next one, and what lies before it by the last one.
    const isBeyond = at(startsAt, inAfter) >= at(starts, inAfter + 1) - BESIDE_METRES;
    if (isBeyond && inAfter < last) continue;
    for (let outAfter = inAfter; outAfter <= last; outAfter += 1) {
      if (!isOnward(at(startsAt, inAfter), at(endsAt, outAfter))) continue;
      const isBefore = at(endsAt, outAfter) <= at(starts, outAfter) + BESIDE_METRES;
      if (isBefore && outAfter > 0) continue;
      const metres =
        inAfter === outAfter
          ? at(toStart, inAfter) + between + at(toEnd, inAfter + 1) - at(legs, inAfter)
          : at(startCosts, inAfter) + at(endCosts, outAfter);
      const found = { inAfter, outAfter, metres };
      if (Number.isFinite(metres) && (!least || isBetter(found, least))) least = found;
    }
  }
  return least;
}

/** Of what is as long, the ride over fewer points. */
function isBetter(found: Insertion, least: Insertion): boolean {
  if (Math.abs(found.metres - least.metres) >= BESIDE_METRES) return found.metres < least.metres;
  return found.outAfter - found.inAfter < least.outAfter - least.inAfter;
}

/** By leg: what it gets longer by, by way of a place. */
export function costsOf(legs: readonly number[], toPlace: readonly number[]): number[] {
  return legs.map((leg, after) => at(toPlace, after) + at(toPlace, after + 1) - leg);
}

/** How far along the way each of its points is, metres from the first. */
function startsOf(legs: readonly number[]): number[] {
  const starts = [0];
  for (const leg of legs) starts.push((starts.at(-1) ?? 0) + leg);
  return starts;
}

/** By leg: how far along the way a place is that lies beside it, metres from its first point. */
function placesAlong(legs: readonly number[], toPlace: readonly number[]): number[] {
  const starts = startsOf(legs);
  return legs.map(
    (leg, after) => at(starts, after) + placeAlong(leg, at(toPlace, after), at(toPlace, after + 1)),
  );
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Number.NaN;
