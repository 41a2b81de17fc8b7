import { DURATION_BUCKETS } from './duration-buckets.js';
import { Histogram } from './histogram.js';

/**
 * How long a process took for what others asked of it over NATS, by route and outcome; one batch of
 * positions counts once.
 */
export const routeDurations = new Histogram(
  {
    name: 'rotadas_route_duration_seconds',
    help: 'Time to answer a request of another part, by route and outcome (ok, or the code of the error)',
  },
  ['route', 'outcome'],
  DURATION_BUCKETS,
);

/** How long a process waited for what it asked of others over NATS, by subject and outcome. */
export const questionDurations = new Histogram(
  {
    name: 'rotadas_nats_request_duration_seconds',
    help: 'Time to the answer of another part, by subject and outcome (answered, refused or away)',
  },
  ['subject', 'outcome'],
  DURATION_BUCKETS,
);
