import type { FigureName, OperationsView } from '@rotadas/contracts/operations/operations-view';
import type { RunbookEntry } from './runbook.tr.js';

/** What a number counts. */
export type Unit = 'count' | 'perSecond' | 'seconds';

/** One chart: its lines, what it says of them, and which entry of the runbook is about it. */
export interface Card {
  readonly name: CardName;
  /** The first is the one that the card shows large. */
  readonly lines: readonly FigureName[];
  readonly unit: Unit;
  readonly runbook: RunbookEntry;
  /** Whether the figures are out of the ordinary; null where none is known. */
  readonly isUnusual: (view: OperationsView) => boolean | null;
}

/** The charts, by the names of their texts. */
export type CardName =
  | 'positions'
  | 'freshness'
  | 'viewers'
  | 'requests'
  | 'requestTime'
  | 'unanswered'
  | 'queueWaiting'
  | 'queueFailed'
  | 'outbox'
  | 'streams'
  | 'events'
  | 'notifications'
  | 'eventLoop';

/** Moments of five and of fifteen minutes; there is one every 5 s. */
const FIVE_MINUTES = 60;
const QUARTER_HOUR = 180;

/** The value of a figure at the last moment, null where nobody told it. */
export function latest({ figures }: OperationsView, name: FigureName): number | null {
  return figures[name].at(-1) ?? null;
}

const above = (name: FigureName, limit: number) => (view: OperationsView) => {
  const value = latest(view, name);
  return value === null ? null : value > limit;
};

/** Whether more than a share of what `whole` counted over the last minutes is of `part`. */
const share = (part: FigureName, whole: FigureName, limit: number) => (view: OperationsView) => {
  if (latest(view, whole) === null) return null;
  const sumOf = (name: FigureName) => sum(view.figures[name].slice(-FIVE_MINUTES));
  return sumOf(part) > limit * sumOf(whole);
};

function losesViewers(view: OperationsView): boolean | null {
  const viewers = latest(view, 'viewers');
  if (viewers === null) return null;
  const dropped = sum(view.figures.viewersDropped.slice(-FIVE_MINUTES)) * 5; // each is per second, of 5 s
  return dropped > 5 + 0.05 * viewers;
}

function givesUpJobs(view: OperationsView): boolean | null {
  const failed = view.figures.jobsFailed.slice(-QUARTER_HOUR).filter((value) => value !== null);
  const now = failed.at(-1);
  return now === undefined ? null : now > (failed[0] ?? now);
}

/**
 * The limits are those of the alerts (deploy/prometheus/rules), but for freshness, which is out of
 * the ordinary before it alerts.
 */
export const CARDS: readonly Card[] = [
  {
    name: 'positions',
    lines: ['positionsReceived', 'positionsStored', 'positionsLost'],
    unit: 'perSecond',
    runbook: 'PositionsNotStored',
    isUnusual: share('positionsLost', 'positionsReceived', 0.01),
  },
  {
    name: 'freshness',
    lines: ['freshnessP99', 'freshnessP95', 'freshnessP50'],
    unit: 'seconds',
    runbook: 'MapStale',
    isUnusual: above('freshnessP99', 0.5),
  },
  {
    name: 'viewers',
    lines: ['viewers'],
    unit: 'count',
    runbook: 'ViewersDropped',
    isUnusual: losesViewers,
  },
  {
    name: 'requests',
    lines: ['requests', 'requestsFailed'],
    unit: 'perSecond',
    runbook: 'RequestsFailing',
    isUnusual: share('requestsFailed', 'requests', 0.01),
  },
  {
    name: 'requestTime',
    lines: ['requestP95'],
    unit: 'seconds',
    runbook: 'RequestsSlow',
    isUnusual: above('requestP95', 1),
  },
  {
    name: 'unanswered',
    lines: ['questionsUnanswered'],
    unit: 'perSecond',
    runbook: 'QuestionsUnanswered',
    isUnusual: above('questionsUnanswered', 0.1),
  },
  {
    name: 'queueWaiting',
    lines: ['oldestJob'],
    unit: 'seconds',
    runbook: 'QueueWaiting',
    isUnusual: above('oldestJob', 60),
  },
  {
    name: 'queueFailed',
    lines: ['jobsFailed', 'jobsWaiting'],
    unit: 'count',
    runbook: 'JobsFailed',
    isUnusual: givesUpJobs,
  },
  {
    name: 'outbox',
    lines: ['oldestEvent', 'eventLagP99'],
    unit: 'seconds',
    runbook: 'OutboxStuck',
    isUnusual: above('oldestEvent', 60),
  },
  {
    name: 'streams',
    lines: ['eventsPending'],
    unit: 'count',
    runbook: 'EventBacklog',
    isUnusual: above('eventsPending', 100),
  },
  {
    name: 'events',
    lines: ['eventsFailed'],
    unit: 'perSecond',
    runbook: 'EventsFailing',
    isUnusual: above('eventsFailed', 0),
  },
  {
    name: 'notifications',
    lines: ['notifications', 'notificationsFailed'],
    unit: 'perSecond',
    runbook: 'NotificationsFailing',
    isUnusual: share('notificationsFailed', 'notifications', 0.5),
  },
  {
    name: 'eventLoop',
    lines: ['eventLoopDelay'],
    unit: 'seconds',
    runbook: 'EventLoopBlocked',
    isUnusual: above('eventLoopDelay', 0.25),
  },
];

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
