import { TopCandidates } from './candidate.js';

describe('Best', () => {
  it('keeps the entries of the lowest cost, of equal ones the lower ID', () => {
    const best = new TopCandidates<string>(3);
    for (const [cost, id, entry] of [
      [5, 1, 'e'],
      [2, 4, 'c'],
      [9, 2, 'f'],
      [2, 3, 'b'],
      [1, 9, 'a'],
    ] as const)
      best.add(cost, id, entry);
    expect(best.entries).toEqual(['a', 'b', 'c']);
  });

  it('returns the cost above which nothing is kept, once it is full', () => {
    const best = new TopCandidates<string>(2);
    best.add(5, 1, 'a');
    expect(best.worst).toBe(Number.POSITIVE_INFINITY);
    best.add(7, 2, 'b');
    expect(best.worst).toBe(7);
    best.add(6, 3, 'c');
    expect(best.worst).toBe(6);
  });
});
