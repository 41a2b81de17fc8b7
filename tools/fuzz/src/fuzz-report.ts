import { z } from 'zod';

export const FuzzReport = z.object({
  complete: z.boolean(),
  seed: z.int(),
  running_time: z.number(),
  operations: z.object({ selected: z.int(), tested: z.int() }),
  test_cases: z.object({ generated: z.int() }),
  failures: z.array(z.object({ title: z.string(), count: z.int(), operations: z.array(z.string()) })),
  errors: z.array(z.unknown()),
});
export type FuzzReport = z.infer<typeof FuzzReport>;

/** A run with fewer calls than requested also fails. */
export function findFaults(
  { complete, operations, test_cases, failures, errors }: FuzzReport,
  cases: number,
): number {
  const found = failures.reduce((sum, { count }) => sum + count, 0) + errors.length;
  const wentThrough = complete && operations.tested === operations.selected && test_cases.generated >= cases;
  return wentThrough ? found : Math.max(found, 1);
}

export function reportLine(
  name: string,
  { operations, test_cases, running_time, seed }: FuzzReport,
  faults: number,
): string {
  const { tested } = operations;
  return `${name}: ${test_cases.generated} calls of ${tested} operations in ${Math.round(running_time)} s, seed ${seed}: ${faults} failures`;
}
