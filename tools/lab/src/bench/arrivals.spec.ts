import { Arrivals } from './arrivals.ts';

describe('Arrivals', () => {
  it('resolve when a provider has the number of arrivals, also for earlier waiters', async () => {
    const arrivals = new Arrivals();
    const before = performance.now();
    const second = arrivals.reach(7, 2);
    for (const providerId of [7, 8, 7]) arrivals.note(providerId);
    const [first, last] = [await arrivals.reach(7, 1), await second];
    expect(first).toBeGreaterThanOrEqual(before);
    expect(last).toBeGreaterThanOrEqual(first);
    expect(await arrivals.reach(8, 1)).toBeLessThanOrEqual(last);
  });
});
