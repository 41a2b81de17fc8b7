/** How long a process may take until it answers, ms: a busy machine loads its many files slowly. */
export const START_LIMIT_MS = 180_000;
