const INITIAL_DELAY_MS = 200;

/** Short enough for work that waits to go on within 5 s of a server's return. */
const MAX_DELAY_MS = 4_000;

/** The part of a delay that is random, so that those who failed together do not return together. */
const JITTER = 0.25;

/** The exponential back-off after so many failures in a row, with jitter and an upper limit, ms. */
export function backoffDelay(failures: number, random: () => number = Math.random): number {
  const delay = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(delay * (1 - JITTER + random() * JITTER));
}
