import { Histogram } from 'prom-client';

/**
 * Upper bounds of durations, s: from what a cached answer takes to the longest wait for another
 * service.
 */
export const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * How long a process took for what others asked of it over NATS, by route and outcome; one batch of
 * positions counts once.
 */
export const routeDurations = new Histogram({
  name: 'rotadas_route_duration_seconds',
  help: 'Time to answer a request of another part, by route and outcome (ok, or the code of the error)',
  labelNames: ['route', 'outcome'],
  buckets: DURATION_BUCKETS,
  registers: [], // each process's metrics take it in
});
