import { type CopySample, SAMPLE_EVERY_MS } from '@rotadas/contracts/operations/copy-sample';
import { aCopySample } from '@rotadas/service-kit/testing/a-copy-sample';
import { History } from './history.js';

const START = 1_764_000_000_000;
const at = (moment: number) => START + moment * SAMPLE_EVERY_MS;

/** When the moment and those before it are shown. */
const afterwards = (moment: number) => at(moment) + 8_000;

describe('the history of the last hour', () => {
  let history: History;
  beforeEach(() => (history = new History()));

  const tell = (moment: number, sample: Partial<CopySample>) =>
    history.add(aCopySample({ takenAt: at(moment), ...sample }), at(moment) + 2_000);

  it('adds up what the copies counted, by second, and takes the worst of what lasts', () => {
    tell(0, { counts: { positionsReceived: 50 }, viewers: 3, eventLoopDelay: 0.2, oldestEvent: 1 });
    tell(0, { counts: { positionsReceived: 25 }, viewers: 4, eventLoopDelay: 0.1, overMs: 2_500 });
    tell(0, { oldestEvent: 7 });
    const { figures } = history.timeline(0, afterwards(0));
    expect(figures).toMatchObject({
      positionsReceived: [20],
      viewers: [7],
      eventLoopDelay: [0.2],
      oldestEvent: [7],
      requests: [null],
    });
  });

  it('has the quantiles of the minute that ends at each moment, over all copies', () => {
    const bounds = [0.1, 1];
    tell(0, { durations: { freshness: { bounds, counts: [0, 100, 0] } } });
    tell(1, { durations: { freshness: { bounds, counts: [50, 0, 0] } } });
    tell(1, { durations: { freshness: { bounds, counts: [50, 0, 0] } } });
    tell(12, { durations: { freshness: { bounds, counts: [0, 0, 0] } } });
    const { at: moments, figures } = history.timeline(0, afterwards(12));
    expect(moments).toHaveLength(13);
    expect(figures.freshnessP50[0]).toBe(0.55);
    expect(figures.freshnessP50[1]).toBe(0.1);
    expect(figures.freshnessP95[1]).toBe(0.91);
    expect(figures.freshnessP95[12]).toBe(0.095); // the first moment is a minute ago
  });

  it('counts what all copies of a service wait for once, and each queue once', () => {
    const queues = { mail: { waiting: 2, delayed: 1, failed: 3, oldestWaiting: 9 } };
    tell(0, { service: 'gateway', queues });
    tell(0, { service: 'gateway', queues });
    tell(0, { service: 'matching', pendingEvents: { 'providers.went-online': 5, 'users.erased': 1 } });
    tell(0, { service: 'matching', pendingEvents: { 'providers.went-online': 5 } });
    expect(history.timeline(0, afterwards(0)).figures).toMatchObject({
      jobsWaiting: [2],
      jobsFailed: [3],
      oldestJob: [9],
      eventsPending: [5],
    });
    expect(history.queues()).toEqual(queues);
  });

  it('shows a moment once all can have told of it, and hears of it no more after that', () => {
    tell(0, { viewers: 1 });
    expect(history.timeline(0, at(0) + 7_000).at).toEqual([]);
    history.add(aCopySample({ takenAt: at(0), viewers: 1 }), at(0) + 7_500);
    expect(history.timeline(0, afterwards(0)).figures.viewers).toEqual([1]);
  });

  it('has no values for a moment of which nobody told, and answers what is new alone', () => {
    tell(0, { viewers: 1 });
    tell(2, { viewers: 2 });
    expect(history.timeline(0, afterwards(2)).figures.viewers).toEqual([1, null, 2]);
    expect(history.timeline(at(0), afterwards(2)).at).toEqual([at(1), at(2)]);
    expect(history.timeline(at(2), afterwards(2)).at).toEqual([]);
  });

  it('forgets what is older than an hour', () => {
    for (let moment = 0; moment <= 1_000; moment += 1) tell(moment, { viewers: moment });
    const { at: moments, figures } = history.timeline(0, afterwards(1_000));
    expect(moments.length).toBeLessThanOrEqual(720);
    expect(figures.viewers.at(-1)).toBe(1_000);
    expect(Object.values(history)[0]).toHaveProperty('size', 720);
  });
});
