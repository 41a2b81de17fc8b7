const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait after the failure number `failures` in a row: what the answer says, else
 * doubling, jittered, ms.
 */
export function backOffMs(failures: number, retryAfterSeconds: number | undefined, random: number): number {
  const doubled = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  const least = retryAfterSeconds === undefined ? doubled / 2 : retryAfterSeconds * 1_000;
  return Math.round(least + (random * doubled) / 2);
}
