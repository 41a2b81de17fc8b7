import { SLIDE_SWIPE_PX } from '../../shared/limits.js';

/** The slides of the greeting, in their order (spec 2: three). */
export const SLIDES = ['map', 'contact', 'online'] as const;

/** A slide of the greeting. */
export type Slide = (typeof SLIDES)[number];

/** The slide `steps` further on; the last is followed by the first (spec 2: wrap-around). */
export function slideAfter(index: number, steps: number): number {
  return (index + steps + SLIDES.length) % SLIDES.length;
}

/** Where a slide stands beside the current one: -1 left of it, 0 in its place, 1 right of it. */
export function slideOffset(index: number, current: number): number {
  return slideAfter(index, 1 - current) - 1;
}

/**
 * How many slides a horizontal move of `dx` px goes on: to the left is forward, and short moves
 * count for nothing.
 */
export function stepsOfSwipe(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SLIDE_SWIPE_PX) return 0;
  return dx < 0 ? 1 : -1;
}
