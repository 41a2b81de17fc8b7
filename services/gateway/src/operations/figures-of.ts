import type { Buckets, DurationName, QueueLevel } from '@rotadas/contracts/operations/copy-sample';
import type { FigureName } from '@rotadas/contracts/operations/operations-view';
import type { Moment } from './moment.js';
import { addBuckets, quantileOf } from './quantile.js';

/** More digits say nothing, and cost bytes. */
const DIGITS = 4;

/** The figures of a moment. */
export type Figures = Readonly<Record<FigureName, number | null>>;

/**
 * The figures of a moment; durations are of all that was told in the minute that ends with it,
 * which `minute` holds.
 */
export function figuresOf(moment: Moment, minute: readonly Moment[]): Figures {
  const { rates, queues } = moment;
  const rate = (name: keyof typeof rates) => rounded(rates[name] ?? null);
  const freshness = during(minute, 'freshness');
  return {
    positionsReceived: rate('positionsReceived'),
    positionsStored: rate('positionsStored'),
    positionsLost: rate('positionsLost'),
    freshnessP50: quantile(freshness, 0.5),
    freshnessP95: quantile(freshness, 0.95),
    freshnessP99: quantile(freshness, 0.99),
    viewers: moment.viewers,
    viewersDropped: rate('viewersDropped'),
    requests: rate('requests'),
    requestsFailed: rate('requestsFailed'),
    requestP95: quantile(during(minute, 'requests'), 0.95),
    questionsUnanswered: rate('questionsUnanswered'),
    jobsWaiting: total(queues, ({ waiting }) => waiting),
    jobsFailed: total(queues, ({ failed }) => failed),
    oldestJob: queues && rounded(Math.max(0, ...Object.values(queues).map((each) => each.oldestWaiting))),
    oldestEvent: rounded(moment.oldestEvent),
    eventsPending: moment.eventsPending,
    eventLagP99: quantile(during(minute, 'eventLag'), 0.99),
    eventsFailed: rate('eventsFailed'),
    notifications: rate('notifications'),
    notificationsFailed: rate('notificationsFailed'),
    eventLoopDelay: rounded(moment.eventLoopDelay),
  };
}

function during(minute: readonly Moment[], name: DurationName): Buckets | undefined {
  return minute.reduce<Buckets | undefined>(
    (sum, { durations }) => addBuckets(sum, durations[name]),
    undefined,
  );
}

function quantile(buckets: Buckets | undefined, q: number): number | null {
  return buckets ? rounded(quantileOf(buckets, q)) : null;
}

function total(queues: Moment['queues'], countOf: (level: QueueLevel) => number): number | null {
  return queues && Object.values(queues).reduce((sum, level) => sum + countOf(level), 0);
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(DIGITS));
}
