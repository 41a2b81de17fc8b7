import { randomInt } from 'node:crypto';
import { z } from 'zod';

const SEED_MAX = 1_000_000_000;

/** Of `npm run fuzz -w tools/fuzz`. */
export const FuzzArguments = z.strictObject({
  /** Generated calls of each of the two runs, at least. */
  cases: z.coerce.number('must be a number').int().min(100).max(1_000_000).default(10_000),
  /** The same seed makes the same calls; where none is given each run makes others. */
  seed: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(SEED_MAX)
    .default(() => randomInt(1, SEED_MAX)),
});
