const FIRST_MS = 2_000;
const MAX_MS = 300_000;

/** Delay after the given number of earlier failures, ms. */
export const retryDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** failures, MAX_MS);
