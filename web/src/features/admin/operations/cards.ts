import type { MetricName, OperationsView } from '@rotadas/contracts/operations/operations-view';
import type { operationsTexts } from './operations.tr.js';

export type Unit = 'count' | 'perSecond' | 'seconds';

export interface Card {
  /** Also the name of the alert with the same limit (docs/operate/runbook.md). */
  readonly name: keyof typeof operationsTexts.cards;
  readonly unit: Unit;
  readonly metrics: readonly [MetricName, ...MetricName[]];
  readonly isUnusual: (view: OperationsView) => boolean | null;
}

/** Number of samples; one is taken every 5 s. */
const FIVE_MINUTES = 60;
const QUARTER_HOUR = 180;

/** The limits match deploy/prometheus/rules; the `MapStale` alert waits longer. */
export const CARDS: readonly Card[] = [
  ratioCard({
    limit: 0.01,
    name: 'PositionsNotStored',
    metrics: ['positionsReceived', 'positionsStored', 'positionsLost'],
  }),
  thresholdCard({
    limit: 0.5,
    name: 'MapStale',
    unit: 'seconds',
    metrics: ['freshnessP99', 'freshnessP95', 'freshnessP50'],
  }),
  { name: 'ViewersDropped', unit: 'count', metrics: ['viewers'], isUnusual: areViewersDropped },
  ratioCard({ limit: 0.01, name: 'RequestsFailing', metrics: ['requests', 'requestsFailed'] }),
  thresholdCard({ limit: 1, name: 'RequestsSlow', unit: 'seconds', metrics: ['requestP95'] }),
  thresholdCard({ limit: 0.1, name: 'ServiceCallsTimingOut', unit: 'perSecond', metrics: ['rpcTimeouts'] }),
  thresholdCard({ limit: 60, name: 'QueueWaiting', unit: 'seconds', metrics: ['oldestJob'] }),
  { name: 'JobsFailed', unit: 'count', metrics: ['jobsFailed', 'jobsWaiting'], isUnusual: haveJobsFailed },
  thresholdCard({ limit: 60, name: 'OutboxStuck', unit: 'seconds', metrics: ['oldestEvent', 'eventLagP99'] }),
  thresholdCard({ limit: 100, name: 'EventBacklog', unit: 'count', metrics: ['eventsPending'] }),
  thresholdCard({ limit: 0, name: 'EventsFailing', unit: 'perSecond', metrics: ['eventsFailed'] }),
  ratioCard({ limit: 0.5, name: 'NotificationsFailing', metrics: ['notifications', 'notificationsFailed'] }),
  thresholdCard({ limit: 120, name: 'AgreementsOverdue', unit: 'seconds', metrics: ['agreementsOverdue'] }),
  thresholdCard({ limit: 0, name: 'CasesOverdue', unit: 'count', metrics: ['casesOverdue'] }),
  thresholdCard({ limit: 0.25, name: 'EventLoopBlocked', unit: 'seconds', metrics: ['eventLoopDelay'] }),
];

export function latest({ figures }: OperationsView, name: MetricName): number | null {
  return figures[name].at(-1) ?? null;
}

interface ThresholdCard extends Pick<Card, 'name' | 'unit' | 'metrics'> {
  readonly limit: number;
}

/** A card that is unusual while its first metric is above the limit. */
function thresholdCard({ limit, ...card }: ThresholdCard): Card {
  const isUnusual = (view: OperationsView) => {
    const value = latest(view, card.metrics[0]);
    return value === null ? null : value > limit;
  };
  return { ...card, isUnusual };
}

interface RatioCard extends Pick<Card, 'name' | 'metrics'> {
  readonly limit: number;
}

/**
 * A card that is unusual if, over five minutes, the last metric exceeds `limit` times the first.
 */
function ratioCard({ limit, name, metrics }: RatioCard): Card {
  const [whole] = metrics;
  const part = metrics.at(-1) ?? whole;
  const isUnusual = (view: OperationsView) =>
    latest(view, whole) === null ? null : lastFiveMinutes(view, part) > limit * lastFiveMinutes(view, whole);
  return { name, unit: 'perSecond', metrics, isUnusual };
}

function areViewersDropped(view: OperationsView): boolean | null {
  const viewers = latest(view, 'viewers');
  // The samples are rates per second, taken every 5 s.
  const dropped = lastFiveMinutes(view, 'viewersDropped') * 5;
  return viewers === null ? null : dropped > 5 + 0.05 * viewers;
}

function haveJobsFailed({ figures }: OperationsView): boolean | null {
  const failed = figures.jobsFailed.slice(-QUARTER_HOUR).filter((value) => value !== null);
  const now = failed.at(-1);
  return now === undefined ? null : now > (failed[0] ?? now);
}

function lastFiveMinutes({ figures }: OperationsView, name: MetricName): number {
  return figures[name].slice(-FIVE_MINUTES).reduce<number>((total, value) => total + (value ?? 0), 0);
}
