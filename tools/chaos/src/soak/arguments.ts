import { z } from 'zod';
import { MINUTES_MAX, parseOptions } from '../parse-options.ts';

/**
 * Half of what two processors bear with the load generator on them: 10,000 positions a second reach
 * 1,000 viewers in less than 500 ms.
 */
const HALF = { providers: 2_500, every: 0.5, viewers: 500 };

const number = z.coerce.number('must be a number');

const SoakArguments = z.strictObject({
  /** How long what grows is followed. */
  minutes: number.min(1).max(MINUTES_MAX).default(30),
  /** How many providers move. */
  providers: number.pipe(z.int().min(50).max(10_000)).default(HALF.providers),
  /** Between two positions of a provider, seconds. */
  every: number.min(0.1).max(60).default(HALF.every),
  /** How many viewers look. */
  viewers: number.pipe(z.int().min(1).max(2_000)).default(HALF.viewers),
});

/** What a run is told on the command line. */
export type SoakArguments = z.output<typeof SoakArguments>;

/** Reads `--minutes M --providers N --every S --viewers V`; the error lists every fault. */
export function parseSoakArguments(argv: readonly string[]): SoakArguments {
  return parseOptions(SoakArguments, argv);
}
