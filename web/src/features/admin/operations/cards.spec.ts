import { readFile } from 'node:fs/promises';
import type { MetricName } from '@rotadas/contracts/operations/operations-view';
import { anOperationsView, figuresOf } from '../../../../test/support/operations.js';
import { type Card, CARDS } from './cards.js';

describe('CARDS', () => {
  const isUnusual = (name: Card['name'], figures: Partial<Record<MetricName, (number | null)[]>>) =>
    CARDS.find((card) => card.name === name)?.isUnusual(anOperationsView({ figures: figuresOf(3, figures) }));

  it.each<[Card['name'], Partial<Record<MetricName, number[]>>]>([
    ['PositionsNotStored', { positionsReceived: [100, 100, 100], positionsLost: [4, 0, 0] }],
    ['MapStale', { freshnessP99: [0, 0, 0.6] }],
    ['ViewersDropped', { viewers: [20, 20, 20], viewersDropped: [1, 0.6, 0] }],
    ['RequestsFailing', { requests: [50, 50, 50], requestsFailed: [2, 0, 0] }],
    ['RequestsSlow', { requestP95: [0, 0, 1.2] }],
    ['ServiceCallsTimingOut', { rpcTimeouts: [0, 0, 0.2] }],
    ['QueueWaiting', { oldestJob: [0, 0, 61] }],
    ['JobsFailed', { jobsFailed: [3, 3, 4] }],
    ['OutboxStuck', { oldestEvent: [0, 0, 61] }],
    ['EventBacklog', { eventsPending: [0, 0, 101] }],
    ['EventsFailing', { eventsFailed: [0, 0, 0.2] }],
    ['NotificationsFailing', { notifications: [1, 1, 1], notificationsFailed: [1, 1, 0] }],
    ['AgreementsOverdue', { agreementsOverdue: [0, 0, 121] }],
    ['CasesOverdue', { casesOverdue: [0, 0, 1] }],
    ['EventLoopBlocked', { eventLoopDelay: [0, 0, 0.3] }],
  ])('%s is unusual above its limit only', (name, figures) => {
    expect(isUnusual(name, {})).toBe(false);
    expect(isUnusual(name, figures)).toBe(true);
  });

  it('are named after alerts', async () => {
    const file = new URL('../../../../../deploy/prometheus/rules/rotadas.yml', import.meta.url);
    const alerts = [...(await readFile(file, 'utf8')).matchAll(/alert: (\w+)$/gm)].map(([, name]) => name);
    expect(alerts).toEqual(expect.arrayContaining(CARDS.map(({ name }) => name)));
  });

  it('does not count old failures', () => {
    expect(isUnusual('JobsFailed', { jobsFailed: [7, 7, 7] })).toBe(false);
    expect(isUnusual('JobsFailed', { jobsFailed: [7, null, 3] })).toBe(false);
  });

  it('is unknown without samples', () => {
    expect(isUnusual('MapStale', { freshnessP99: [0.9, 0.9, null] })).toBeNull();
    expect(isUnusual('RequestsFailing', { requests: [1, 1, null] })).toBeNull();
  });
});
