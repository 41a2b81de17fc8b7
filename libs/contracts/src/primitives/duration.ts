import { z } from 'zod';

/** How long an offer lasts: minutes, or always (spec 5, 9). */
export const DURATIONS = [15, 30, 60, 240, 360, 'always'] as const;

/** Minutes until an offer ends by itself, or `always`. */
export const Duration = z.literal(DURATIONS);
export type Duration = z.infer<typeof Duration>;
