import { growthFaults } from './footprint.ts';
import type { Part } from './parts.ts';

const MEGABYTE = 1_024 * 1_024;

const of = (megabytes: number, descriptors: number, part: Part = 'users') =>
  new Map([[part, { residentBytes: megabytes * MEGABYTE, descriptors }]]);

describe('growthFaults', () => {
  it('finds nothing wrong with who holds as much as before, or somewhat more', () => {
    expect(growthFaults(of(100, 50), of(100, 50))).toEqual([]);
    expect(growthFaults(of(100, 50), of(200, 100))).toEqual([]);
  });

  it('names who holds much more memory', () => {
    expect(growthFaults(of(100, 50), of(220, 50))).toEqual(['users holds 220 MB, 100 before']);
  });

  it('names who holds many more descriptors', () => {
    expect(growthFaults(of(100, 50), of(100, 150))).toEqual(['users holds 150 descriptors, 50 before']);
  });
});
