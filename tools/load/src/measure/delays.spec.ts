import { Delays } from './delays.ts';

const delaysOf = (...values: number[]) => {
  const delays = new Delays();
  for (const value of values) delays.add(value);
  return delays;
};

describe('Delays', () => {
  it('gives the same percentiles as the sorted values would', () => {
    const delays = delaysOf(...Array.from({ length: 200 }, (_, index) => 200 - index));
    expect([0.5, 0.95, 0.99].map((share) => delays.percentile(share))).toEqual([100, 190, 198]);
    expect(delays.count).toBe(200);
  });

  it('rounds a fraction up, never down', () => {
    expect(delaysOf(1.2).percentile(1)).toBe(2);
  });

  it('keeps what took longer than a minute as a minute', () => {
    expect(delaysOf(1, 90_000).percentile(0.99)).toBe(60_000);
  });

  it('adds what others counted', () => {
    const delays = delaysOf(1, 2);
    delays.addAll(delaysOf(3, 4).counted);
    expect([delays.count, delays.percentile(0.5), delays.percentile(1)]).toEqual([4, 2, 4]);
  });

  it('has no percentile of nothing', () => {
    expect(delaysOf().percentile(0.5)).toBeUndefined();
  });
});
