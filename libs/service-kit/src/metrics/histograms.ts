import { Histogram } from 'prom-client';

/** Upper bounds of durations in seconds. */
export const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Upper bounds of event lags in seconds. */
const LAG_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120, 600, 3_600];

export const rpcServerDurations = new Histogram({
  name: 'rotadas_rpc_duration_seconds',
  help: 'Duration of requests that this service handles, by subject and outcome (ok or the error code)',
  labelNames: ['subject', 'outcome'],
  buckets: DURATION_BUCKETS,
});

export const rpcClientDurations = new Histogram({
  name: 'rotadas_rpc_client_duration_seconds',
  help: 'Duration of NATS requests to other services, by subject and outcome (ok, rejected, unavailable or failed)',
  labelNames: ['subject', 'outcome'],
  buckets: DURATION_BUCKETS,
});

/** Several requests to a server may count as one; for NATS only pings. */
export const dependencyDurations = new Histogram({
  name: 'rotadas_dependency_duration_seconds',
  help: 'Duration of operations on a server, by dependency and outcome (ok, unavailable or failed)',
  labelNames: ['dependency', 'outcome'],
  buckets: DURATION_BUCKETS,
});

export const eventDurations = new Histogram({
  name: 'rotadas_event_duration_seconds',
  help: 'Duration of handling events, by subject and outcome (handled, failed or unreadable)',
  labelNames: ['subject', 'outcome'],
  buckets: DURATION_BUCKETS,
});

export const eventLags = new Histogram({
  name: 'rotadas_event_lag_seconds',
  help: 'Time from a change until its event is handled',
  labelNames: ['subject'],
  buckets: LAG_BUCKETS,
});

export const outboxLags = new Histogram({
  name: 'rotadas_outbox_lag_seconds',
  help: 'Time from a change until JetStream has its event',
  labelNames: ['stream'],
  buckets: LAG_BUCKETS,
});
