import { Series } from './series.ts';

describe('Series', () => {
  it('shows each figure at the begin and the end, and its slope', () => {
    const series = new Series();
    series.add(0, new Map([['heap, MB', 100]]));
    series.add(1_800_000, new Map([['heap, MB', 103]]));
    expect(series.lines()).toEqual([
      '              begin       end  an hour',
      'heap, MB      100.0     103.0       6.0',
    ]);
  });
});
