import { randomInt } from 'node:crypto';
import { z } from 'zod';

const SEED_MAX = 1_000_000_000;

export const FuzzArguments = z.strictObject({
  /** Minimum number of generated calls in each run. */
  cases: z.coerce.number('must be a number').int().min(100).max(1_000_000).default(10_000),
  seed: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(SEED_MAX)
    .default(() => randomInt(1, SEED_MAX)),
});
