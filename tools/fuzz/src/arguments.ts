import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const SEED_MAX = 1_000_000_000;

const FuzzArguments = z.strictObject({
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

/** What a fuzz run is told on the command line. */
export type FuzzArguments = z.output<typeof FuzzArguments>;

/** Reads `--cases N --seed S`; the error lists every fault. */
export function parseFuzzArguments(argv: readonly string[]): FuzzArguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...argv], options: { cases: text, seed: text } });
  const parsed = FuzzArguments.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
  );
}
