import type { MetricName, OperationsView } from '@rotadas/contracts/operations/operations-view';
import type { operationsTexts } from './operations.tr.js';

export type Unit = 'count' | 'perSecond' | 'seconds';

export interface Card {
  /** Also the name of the alert with the same limit (docs/operate/monitoring.md). */
  readonly name: keyof typeof operationsTexts.cards;
  readonly unit: Unit;
  /** The first metric is shown large. */
  readonly lines: readonly MetricName[];
  readonly isUnusual: (view: OperationsView) => boolean | null;
}

/** Number of samples; one is taken every 5 s. */
const FIVE_MINUTES = 60;
const QUARTER_HOUR = 180;

/** The limits match deploy/prometheus/rules; the `MapStale` alert waits longer. */
export const CARDS: readonly Card[] = [
  share(0.01, 'PositionsNotStored', 'positionsReceived', 'positionsStored', 'positionsLost'),
  above(0.5, 'MapStale', 'seconds', 'freshnessP99', 'freshnessP95', 'freshnessP50'),
  { name: 'ViewersDropped', unit: 'count', lines: ['viewers'], isUnusual: losesViewers },
  share(0.01, 'RequestsFailing', 'requests', 'requestsFailed'),
  above(1, 'RequestsSlow', 'seconds', 'requestP95'),
  above(0.1, 'ServiceCallsTimingOut', 'perSecond', 'rpcTimeouts'),
  above(60, 'QueueWaiting', 'seconds', 'oldestJob'),
  { name: 'JobsFailed', unit: 'count', lines: ['jobsFailed', 'jobsWaiting'], isUnusual: failsJobs },
  above(60, 'OutboxStuck', 'seconds', 'oldestEvent', 'eventLagP99'),
  above(100, 'EventBacklog', 'count', 'eventsPending'),
  above(0, 'EventsFailing', 'perSecond', 'eventsFailed'),
  share(0.5, 'NotificationsFailing', 'notifications', 'notificationsFailed'),
  above(0.25, 'EventLoopBlocked', 'seconds', 'eventLoopDelay'),
];

export function latest({ figures }: OperationsView, name: MetricName): number | null {
  return figures[name].at(-1) ?? null;
}

/** Unusual while the first metric is above `limit`. */
function above(
  limit: number,
  name: Card['name'],
  unit: Unit,
  first: MetricName,
  ...rest: MetricName[]
): Card {
  const isUnusual = (view: OperationsView) => {
    const value = latest(view, first);
    return value === null ? null : value > limit;
  };
  return { name, unit, lines: [first, ...rest], isUnusual };
}

/** Unusual if the last metric exceeds a share of the first over five minutes. */
function share(limit: number, name: Card['name'], whole: MetricName, ...parts: MetricName[]): Card {
  const isUnusual = (view: OperationsView) =>
    latest(view, whole) === null
      ? null
      : lastFiveMinutes(view, parts.at(-1) ?? whole) > limit * lastFiveMinutes(view, whole);
  return { name, unit: 'perSecond', lines: [whole, ...parts], isUnusual };
}

function losesViewers(view: OperationsView): boolean | null {
  const viewers = latest(view, 'viewers');
  const dropped = lastFiveMinutes(view, 'viewersDropped') * 5; // each is per second, of 5 s
  return viewers === null ? null : dropped > 5 + 0.05 * viewers;
}

function failsJobs({ figures }: OperationsView): boolean | null {
  const failed = figures.jobsFailed.slice(-QUARTER_HOUR).filter((value) => value !== null);
  const now = failed.at(-1);
  return now === undefined ? null : now > (failed[0] ?? now);
}

function lastFiveMinutes({ figures }: OperationsView, name: MetricName): number {
  return figures[name].slice(-FIVE_MINUTES).reduce<number>((total, value) => total + (value ?? 0), 0);
}
