import { findGrowth } from './footprint.ts';
import type { Part } from './parts.ts';

const MEGABYTE = 1_024 * 1_024;

const of = (megabytes: number, descriptors: number, part: Part = 'users') =>
  new Map([[part, { residentBytes: megabytes * MEGABYTE, descriptors }]]);

describe('findGrowth', () => {
  it.each([
    ['the same usage as before', of(100, 50), []],
    ['slightly more', of(200, 100), []],
    ['much more memory', of(220, 50), ['users holds 220 MB, 100 before']],
    ['many more descriptors', of(100, 150), ['users holds 150 descriptors, 50 before']],
  ])('compares %s', (_, after, growth) => {
    expect(findGrowth(of(100, 50), after)).toEqual(growth);
  });
});
