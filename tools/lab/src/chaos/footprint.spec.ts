import { findGrowth } from './footprint.ts';
import type { Part } from './parts.ts';

const MEGABYTE = 1_024 * 1_024;

const of = (megabytes: number, descriptors: number, part: Part = 'users') =>
  new Map([[part, { residentBytes: megabytes * MEGABYTE, descriptors }]]);

describe('findGrowth', () => {
  it('accepts the same usage as before, or slightly more', () => {
    expect(findGrowth(of(100, 50), of(100, 50))).toEqual([]);
    expect(findGrowth(of(100, 50), of(200, 100))).toEqual([]);
  });

  it('reports a part that uses much more memory', () => {
    expect(findGrowth(of(100, 50), of(220, 50))).toEqual(['users holds 220 MB, 100 before']);
  });

  it('reports a part with many more descriptors', () => {
    expect(findGrowth(of(100, 50), of(100, 150))).toEqual(['users holds 150 descriptors, 50 before']);
  });
});
