import { DURATION_BUCKETS, LAG_BUCKETS } from './duration-buckets.js';
import { Histogram } from './histogram.js';

/** How long a process took for the events that it follows, by subject and outcome. */
export const eventDurations = new Histogram(
  {
    name: 'rotadas_event_duration_seconds',
    help: 'Time to handle an event, by subject and outcome (handled, failed or unreadable)',
  },
  ['subject', 'outcome'],
  DURATION_BUCKETS,
);

/** How old an event is when it has been handled, from the change that it tells of. */
export const eventLags = new Histogram(
  { name: 'rotadas_event_lag_seconds', help: 'Time from a change to the end of handling its event' },
  ['subject'],
  LAG_BUCKETS,
);

/** How long an event lay in the document of its change before JetStream had it. */
export const outboxLags = new Histogram(
  { name: 'rotadas_outbox_lag_seconds', help: 'Time from a change until JetStream has its event' },
  ['stream'],
  LAG_BUCKETS,
);
