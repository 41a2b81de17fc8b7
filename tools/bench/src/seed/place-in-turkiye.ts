import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** A rectangle around Türkiye. */
export const TURKIYE: BoundingBox = [26, 36, 44.8, 42];

/**
 * Steps of two sequences that fill a square evenly and never repeat (R2, from the plastic number).
 */
const STEPS = [0.754_877_666_246_692_7, 0.569_840_290_998_053_2] as const;

/** Positions leave the product with five decimals of a degree. */
const DECIMALS = 1e5;

/** The place of number `index`, the same every time; any number of them lie evenly over Türkiye. */
export function placeInTurkiye(index: number): Coordinates {
  const [west, south, east, north] = TURKIYE;
  const between = (low: number, high: number, step: number) =>
    Math.round((low + ((0.5 + index * step) % 1) * (high - low)) * DECIMALS) / DECIMALS;
  return { latitude: between(south, north, STEPS[1]), longitude: between(west, east, STEPS[0]) };
}
