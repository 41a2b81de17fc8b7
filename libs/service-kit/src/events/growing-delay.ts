const FIRST_MS = 200;

/** So that what waits follows within 5 s of a server's return. */
const LONGEST_MS = 4_000;

/** How long to wait after so many failures in a row, ms: twice as long each time, with jitter, up to a limit. */
export function growingDelay(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.75 + random() / 4));
}
