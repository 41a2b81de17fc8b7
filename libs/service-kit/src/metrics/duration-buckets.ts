/**
 * Upper bounds of durations, s: from what a cached answer takes to the longest wait for another
 * service.
 */
export const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Upper bounds of the time that an event lies before it is handled, s. */
export const LAG_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120, 600, 3_600];
