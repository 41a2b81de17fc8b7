import { jest } from '@jest/globals';
import { MAPS_RETRY_DELAYS_MS } from './load-maps-script.js';
import { retryGrowing } from './retry-growing.js';

describe('retryGrowing', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('the maps script loader retries up to 3 times with growing delays', async () => {
    const times: number[] = [];
    const started = Date.now();
    const outcome = retryGrowing(async () => {
      times.push(Date.now() - started);
      throw new Error('away');
    }, MAPS_RETRY_DELAYS_MS).catch((cause: unknown) => cause);
    await jest.runAllTimersAsync();
    expect(await outcome).toEqual(new Error('away'));
    expect(times).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('stops trying once it succeeds', async () => {
    let tries = 0;
    const outcome = retryGrowing(async () => {
      tries += 1;
      if (tries < 3) throw new Error('away');
      return 'here';
    }, MAPS_RETRY_DELAYS_MS);
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('here');
    expect(tries).toBe(3);
  });
});
