/** What the product and its reference reached, round by round. */
export interface Rounds {
  readonly measured: number[];
  readonly reference: number[];
}

/**
 * Measures the product and its reference in turns, so that a machine that slows down meanwhile
 * slows both. Always in the same order: each comes after the other, never after itself. One round
 * before, which does not count, warms both up.
 */
export async function alternate(
  rounds: number,
  measure: () => Promise<number>,
  refer: () => Promise<number>,
): Promise<Rounds> {
  const kept: Rounds = { measured: [], reference: [] };
  await measure();
  await refer();
  for (let round = 0; round < rounds; round += 1) {
    kept.measured.push(await measure());
    kept.reference.push(await refer());
  }
  return kept;
}
