import { z } from 'zod';

/** How long an offer lasts: minutes, or always (spec 5, 9). */
export const DURATIONS = [15, 30, 60, 240, 360, 'always'] as const;

/** Minutes until an offer ends by itself, or `always`. */
export const Duration = z.union([
  z.literal(15),
  z.literal(30),
  z.literal(60),
  z.literal(240),
  z.literal(360),
  z.literal('always'),
]);
export type Duration = z.infer<typeof Duration>;
