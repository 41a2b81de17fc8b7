import { Nearest } from './nearest.js';

describe('Nearest', () => {
  it.each([1, 3, 100, 1_000])('selects the same %d of 1,000 items as a sort', (limit) => {
    const distances = Array.from({ length: 1_000 }, (_, at) => (at * 7_919) % 1_009);
    const nearest = new Nearest<number>(limit);
    distances.forEach((distance, item) => nearest.add(item, distance));
    const sorted = distances.toSorted((one, other) => one - other);
    expect(nearest.sorted().map(({ distance }) => distance)).toEqual(sorted.slice(0, limit));
    for (const { item, distance } of nearest.sorted()) expect(distances[item]).toBe(distance);
  });

  it('excludes items beyond the radius', () => {
    const nearest = new Nearest<string>(10, 500);
    nearest.add('at the border', 500);
    nearest.add('beyond', 500.1);
    expect(nearest.sorted()).toEqual([{ item: 'at the border', distance: 500 }]);
  });
});
