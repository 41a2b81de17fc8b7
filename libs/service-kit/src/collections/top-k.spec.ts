import { TopK } from './top-k.js';

describe('TopK', () => {
  it.each([1, 3, 100, 1_000])('keeps the same %d of 1,000 entries as a sort', (count) => {
    const costs = Array.from({ length: 1_000 }, (_, at) => (at * 7_919) % 1_009);
    const top = new TopK<string>(count);
    costs.forEach((cost, id) => top.add(cost, id, `entry ${id}`));
    const sorted = costs.map((cost, id) => ({ cost, id, entry: `entry ${id}` }));
    sorted.sort((one, other) => one.cost - other.cost);
    expect(top.kept).toEqual(sorted.slice(0, count));
  });

  it('keeps the lower IDs of entries of equal cost', () => {
    const top = new TopK<string>(3);
    for (const [cost, id] of [
      [2, 4],
      [2, 9],
      [2, 3],
      [1, 9],
    ] as const)
      top.add(cost, id, `${cost} ${id}`);
    expect(top.kept.map(({ entry }) => entry)).toEqual(['1 9', '2 3', '2 4']);
  });

  it('returns the cost above which nothing is kept, once it is full', () => {
    const top = new TopK<string>(2);
    top.add(5, 1, 'a');
    expect(top.worst).toBe(Number.POSITIVE_INFINITY);
    top.add(7, 2, 'b');
    expect(top.worst).toBe(7);
    top.add(6, 3, 'c');
    expect(top.worst).toBe(6);
  });
});
