/**
 * What `npm test` runs, in this order, and how long each part may take, minutes: several times what
 * it takes on two idle processors, so that only what hangs is ended.
 */
export const LIMITS = {
  lint: 15,
  typecheck: 15,
  'test:unit': 15,
  'test:integration': 30,
  'test:fuzz': 20,
  'test:e2e': 60, // it installs and builds a fresh clone too
} as const;
