import { restartDelay } from './keep-running.ts';

describe('restartDelay', () => {
  it('doubles from a second up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(restartDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
});
