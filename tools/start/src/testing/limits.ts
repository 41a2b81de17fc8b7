/** What `npm test` runs, in this order, and how long each part may take, minutes. */
export const LIMITS = {
  lint: 10,
  typecheck: 10,
  'test:unit': 10,
  'test:integration': 20,
  'test:fuzz': 15,
  'test:e2e': 40, // it installs and builds a fresh clone too
} as const;
