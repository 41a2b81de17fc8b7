import { z } from 'zod';
import { MINUTES_MAX, parseOptions } from './parse-options.ts';

const ChaosArguments = z.strictObject({
  /** How long parts fail. */
  minutes: z.coerce.number('must be a number').min(0.5).max(MINUTES_MAX).default(10),
  /** Which parts fail, and how: the same for the same number. */
  seed: z.coerce.number('must be a number').pipe(z.int().min(0)).default(1),
  /** How many providers move. */
  providers: z.coerce.number('must be a number').pipe(z.int().min(50).max(10_000)).default(2_000),
  /** How many viewers look. */
  viewers: z.coerce.number('must be a number').pipe(z.int().min(1).max(2_000)).default(200),
});

/** What a run is told on the command line. */
export type ChaosArguments = z.output<typeof ChaosArguments>;

/** Reads `--minutes M --seed S --providers N --viewers V`; the error lists every fault. */
export function parseChaosArguments(argv: readonly string[]): ChaosArguments {
  return parseOptions(ChaosArguments, argv);
}
