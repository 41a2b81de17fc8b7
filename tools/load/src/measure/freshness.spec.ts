import { Freshness } from './freshness.ts';

const HERE = { latitude: 39.9, longitude: 32.8 };
const THERE = { latitude: 39.91, longitude: 32.8 };

describe('Freshness', () => {
  it('counts the time from sending to being seen, once for each viewer', () => {
    const freshness = new Freshness();
    freshness.sent(1, HERE, 1_000);
    freshness.seen(1, HERE, 1_150);
    freshness.seen(1, HERE, 1_200);
    expect(freshness.delays.count).toBe(2);
    expect(freshness.delays.percentile(1)).toBe(200);
  });

  it('matches the place, not the latest position', () => {
    const freshness = new Freshness();
    freshness.sent(1, HERE, 1_000);
    freshness.sent(1, THERE, 2_000);
    freshness.seen(1, HERE, 2_100);
    expect(freshness.delays.percentile(1)).toBe(1_100);
  });

  it('takes the later one of two at the same place', () => {
    const freshness = new Freshness();
    freshness.sent(1, HERE, 1_000);
    freshness.sent(1, HERE, 5_000);
    freshness.seen(1, HERE, 5_100);
    expect(freshness.delays.percentile(1)).toBe(100);
  });

  it('leaves out what another provider sent, and what nobody sent', () => {
    const freshness = new Freshness();
    freshness.sent(1, HERE, 1_000);
    freshness.seen(2, HERE, 1_100);
    freshness.seen(1, THERE, 1_100);
    expect(freshness.delays.count).toBe(0);
  });
});
