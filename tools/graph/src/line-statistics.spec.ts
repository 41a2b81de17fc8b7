import { lineStatistics } from './line-statistics.ts';

const filesOf = (...lengths: number[]) => new Map(lengths.map((lines, index) => [`file-${index}`, lines]));

describe('lineStatistics', () => {
  it('tells the middle file, the one that nine of ten do not exceed, and the largest', () => {
    expect(lineStatistics(filesOf(100, 1, 2, 3, 4, 5, 6, 7, 8, 9))).toEqual({
      ...{ files: 10, median: 5, ninetiethPercentile: 9, largest: 100, largestFile: 'file-0' },
    });
  });

  it('tells the only file there is', () => {
    expect(lineStatistics(filesOf(7))).toMatchObject({ median: 7, ninetiethPercentile: 7, largest: 7 });
  });

  it('refuses to tell of no file', () => {
    expect(() => lineStatistics(new Map())).toThrow('There is no file');
  });
});
