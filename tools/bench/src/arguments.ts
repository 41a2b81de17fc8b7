import { parseArgs } from 'node:util';
import { z } from 'zod';

const BenchArguments = z.strictObject({
  /** Only these rows of the table; all of them when none is named. */
  row: z.array(z.coerce.number('must be a number').int().min(1).max(19)).default([]),
  /** A small size that shows whether everything runs; its figures mean nothing. */
  quick: z.boolean().default(false),
  /**
   * Writes a processor profile of each service, and says where its time goes; that costs some
   * speed.
   */
  profile: z.boolean().default(false),
  /** Takes the product as it was built before. */
  'no-build': z.boolean().default(false),
  /** How often each row and its reference are measured, alternating. */
  rounds: z.coerce.number('must be a number').int().min(1).max(50).optional(),
});

/** What the benchmark is told on the command line. */
export type BenchArguments = z.output<typeof BenchArguments>;

/** Reads `--row 3 --quick --rounds 5`; the error lists every fault. */
export function parseBenchArguments(argv: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      row: { type: 'string', multiple: true },
      quick: { type: 'boolean' },
      profile: { type: 'boolean' },
      'no-build': { type: 'boolean' },
      rounds: { type: 'string' },
    },
  });
  const parsed = BenchArguments.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join('\n'),
  );
}
