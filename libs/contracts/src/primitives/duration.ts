import { z } from 'zod';

export const DURATIONS = [15, 30, 60, 240, 360, 'always'] as const;

/** Minutes until an offer ends, or `always`. */
export const Duration = z.literal(DURATIONS);
export type Duration = z.infer<typeof Duration>;
