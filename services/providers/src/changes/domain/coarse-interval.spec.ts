import { beginsCoarseInterval } from './coarse-interval.js';

const aMove = (id: number, at: number) => ({ id, at, latitude: 39, longitude: 32, version: 1 });

describe('beginsCoarseInterval', () => {
  it('holds for a first position', () => {
    expect(beginsCoarseInterval(aMove(0, 5_000), null)).toBe(true);
  });

  it('holds once per 10 s, from a time on that differs by provider', () => {
    expect(beginsCoarseInterval(aMove(0, 9_999), 0)).toBe(false);
    expect(beginsCoarseInterval(aMove(0, 10_000), 9_999)).toBe(true);
    expect(beginsCoarseInterval(aMove(1, 10_000), 9_999)).toBe(false);
    expect(beginsCoarseInterval(aMove(1, 13_819), 13_818)).toBe(true);
  });
});
