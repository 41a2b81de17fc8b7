import { Series, slopePerHour } from './series.ts';

describe('Series', () => {
  it('prints each figure at the start and the end, and its slope', () => {
    const series = new Series();
    series.add(0, new Map([['heap, MB', 100]]));
    series.add(1_800_000, new Map([['heap, MB', 103]]));
    expect(series.lines()).toEqual([
      '              begin       end  an hour',
      'heap, MB      100.0     103.0       6.0',
    ]);
  });
});

const MINUTE_MS = 60_000;
const series = (...values: number[]) => values.map((value, minute) => ({ at: minute * MINUTE_MS, value }));

describe('slopePerHour', () => {
  it('is the growth in an hour', () => {
    expect(slopePerHour(series(10, 11, 12, 13))).toBeCloseTo(60);
    expect(slopePerHour(series(9, 7, 5))).toBeCloseTo(-120);
  });

  it('is 0 for a constant or evenly oscillating figure', () => {
    expect(slopePerHour(series(5, 5, 5))).toBe(0);
    expect(slopePerHour(series(1, 3, 3, 1))).toBeCloseTo(0);
  });

  it('is 0 for fewer than two samples', () => {
    expect(slopePerHour([])).toBe(0);
    expect(slopePerHour(series(4))).toBe(0);
  });
});
