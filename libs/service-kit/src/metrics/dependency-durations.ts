import { DURATION_BUCKETS } from './duration-buckets.js';
import { Histogram, type Observe } from './histogram.js';

/** A server that the product stands on; `markers` is the Redis that holds live positions. */
export type Dependency = 'mongodb' | 'redis' | 'markers' | 'nats';

/**
 * How long the servers took that a process stands on. It is the work that was done with MongoDB and
 * Redis, which may be several questions, and the ping of each scrape, which is all for NATS.
 */
export const dependencyDurations = new Histogram(
  {
    name: 'rotadas_dependency_duration_seconds',
    help: 'Time of work with a server, by dependency and outcome (ok, away or failed)',
  },
  ['dependency', 'outcome'],
  DURATION_BUCKETS,
);

/** What observes work with one server, by what came of it. */
export interface DependencyObservers {
  readonly ok: Observe;
  readonly away: Observe;
  readonly failed: Observe;
}

/** What observes work with each server. */
export const dependencyObservers: Readonly<Record<Dependency, DependencyObservers>> = {
  mongodb: observersOf('mongodb'),
  redis: observersOf('redis'),
  markers: observersOf('markers'),
  nats: observersOf('nats'),
};

function observersOf(dependency: Dependency): DependencyObservers {
  return {
    ok: dependencyDurations.of({ dependency, outcome: 'ok' }),
    away: dependencyDurations.of({ dependency, outcome: 'away' }),
    failed: dependencyDurations.of({ dependency, outcome: 'failed' }),
  };
}
