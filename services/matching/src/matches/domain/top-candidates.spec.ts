import { TopCandidates } from './top-candidates.js';

describe('TopCandidates', () => {
  it('keeps the entries of the lowest cost, of equal ones the lower ID', () => {
    const top = new TopCandidates<string>(3);
    for (const [cost, id, entry] of [
      [5, 1, 'e'],
      [2, 4, 'c'],
      [9, 2, 'f'],
      [2, 3, 'b'],
      [1, 9, 'a'],
    ] as const)
      top.add(cost, id, entry);
    expect(top.entries).toEqual(['a', 'b', 'c']);
  });

  it('returns the cost above which nothing is kept, once it is full', () => {
    const top = new TopCandidates<string>(2);
    top.add(5, 1, 'a');
    expect(top.worst).toBe(Number.POSITIVE_INFINITY);
    top.add(7, 2, 'b');
    expect(top.worst).toBe(7);
    top.add(6, 3, 'c');
    expect(top.worst).toBe(6);
  });
});
