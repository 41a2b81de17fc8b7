import { anInstanceSample } from '@rotadas/service-kit/testing/an-instance-sample';
import { History, quantile } from './history.js';

describe('the history of the last hour', () => {
  let history: History;
  beforeEach(() => (history = new History()));

  it('sums counts and takes the maximum of ages and delays', () => {
    history.add(1, [
      anInstanceSample({
        figures: { positionsReceived: 10, viewers: 3, eventLoopDelay: 0.2, oldestEvent: 1 },
      }),
      anInstanceSample({ figures: { positionsReceived: 5.55555, viewers: 12_345, eventLoopDelay: 0.1 } }),
      anInstanceSample({ figures: { oldestEvent: 7 } }),
    ]);
    expect(history.timeline.figures).toMatchObject({
      positionsReceived: [15.56],
      viewers: [12_348],
      eventLoopDelay: [0.2],
      oldestEvent: [7],
      requests: [null],
    });
  });

  it('computes quantiles over the last minute of all instances', () => {
    const freshness = (...counts: number[]) =>
      anInstanceSample({ durations: { freshness: { bounds: [0.1, 1], counts } } });
    history.add(1, [freshness(0, 100, 100)]);
    history.add(2, [freshness(50, 50, 50), freshness(50, 50, 50)]);
    for (let at = 3; at <= 14; at += 1) history.add(at, [freshness(0, 0, 0)]);
    const { freshnessP50, freshnessP95 } = history.timeline.figures;
    expect(freshnessP50.slice(0, 2)).toEqual([0.55, 0.1]);
    expect(freshnessP95[1]).toBe(0.91);
    expect(freshnessP95[12]).toBe(0.095); // the first moment is a minute ago
    expect(freshnessP95[13]).toBeNull();
  });

  it('keeps the points of an hour', () => {
    for (let at = 1; at <= 1_000; at += 1) history.add(at, [anInstanceSample({ figures: { viewers: at } })]);
    expect(history.timeline.at).toHaveLength(720);
    expect(history.timeline.figures.viewers).toEqual(history.timeline.at);
    expect(history.timeline.at.at(-1)).toBe(1_000);
  });
});

describe('quantile', () => {
  const bounds = [1, 2, 4];

  it.each([
    [[0, 4, 4, 4], 0.5, 1.5],
    [[50, 90, 100, 100], 0.95, 3],
    [[1, 1, 1, 10], 0.99, 4], // more than the last bound
    [[0, 0, 0, 0], 0.99, null],
  ])('of %j at %d returns %j', (counts, q, value) => expect(quantile([{ bounds, counts }], q)).toBe(value));

  it('combines instances with the same bounds', () => {
    const one = { bounds, counts: [9, 9, 9, 9] };
    expect(quantile([one, { bounds, counts: [0, 0, 1, 1] }], 1)).toBe(4);
    expect(quantile([one, { bounds: [1, 2, 5], counts: [0, 0, 1, 1] }], 1)).toBe(1);
    expect(quantile([], 1)).toBeNull();
  });
});
