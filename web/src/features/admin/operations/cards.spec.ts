import type { FigureName } from '@rotadas/contracts/operations/operations-view';
import { anOperationsView, figuresOf } from '../../../../test/support/operations.js';
import { CARDS, type CardName } from './cards.js';

describe('a chart', () => {
  const isUnusual = (name: CardName, figures: Partial<Record<FigureName, (number | null)[]>>) =>
    CARDS.find((card) => card.name === name)?.isUnusual(anOperationsView({ figures: figuresOf(3, figures) }));

  it.each<[CardName, Partial<Record<FigureName, number[]>>]>([
    ['positions', { positionsReceived: [100, 100, 100], positionsLost: [4, 0, 0] }],
    ['freshness', { freshnessP99: [0, 0, 0.6] }],
    ['viewers', { viewers: [20, 20, 20], viewersDropped: [1, 0.6, 0] }],
    ['requests', { requests: [50, 50, 50], requestsFailed: [2, 0, 0] }],
    ['requestTime', { requestP95: [0, 0, 1.2] }],
    ['unanswered', { questionsUnanswered: [0, 0, 0.2] }],
    ['queueWaiting', { oldestJob: [0, 0, 61] }],
    ['queueFailed', { jobsFailed: [3, 3, 4] }],
    ['outbox', { oldestEvent: [0, 0, 61] }],
    ['streams', { eventsPending: [0, 0, 101] }],
    ['events', { eventsFailed: [0, 0, 0.2] }],
    ['notifications', { notifications: [1, 1, 1], notificationsFailed: [1, 1, 0] }],
    ['eventLoop', { eventLoopDelay: [0, 0, 0.3] }],
  ])('says that %s are out of the ordinary past the limit, not before', (name, figures) => {
    expect(isUnusual(name, {})).toBe(false);
    expect(isUnusual(name, figures)).toBe(true);
  });

  it('does not call old failures news', () => {
    expect(isUnusual('queueFailed', { jobsFailed: [7, 7, 7] })).toBe(false);
    expect(isUnusual('queueFailed', { jobsFailed: [7, null, 3] })).toBe(false);
  });

  it('does not judge what nobody told', () => {
    expect(isUnusual('freshness', { freshnessP99: [0.9, 0.9, null] })).toBeNull();
    expect(isUnusual('requests', { requests: [1, 1, null] })).toBeNull();
  });
});
