import { splitRoads } from './split-roads.js';

describe('splitRoads', () => {
  it('leaves a short road as it is', () => {
    const { latitudes, edges } = splitRoads({ nodes: [39, 32, 39.01, 32], edges: [0, 1, 1_200] });
    expect([...latitudes]).toEqual([39, 39.01]);
    expect(edges).toEqual([[0, 1, 1_200]]);
  });

  it('puts nodes into a long road, and keeps its length', () => {
    const split = splitRoads({ nodes: [39, 32, 39.12, 32.3], edges: [0, 1, 15_000] });
    expect([...split.latitudes].map((value) => value.toFixed(2))).toEqual([
      '39.00',
      '39.12',
      '39.04',
      '39.08',
    ]);
    expect([...split.longitudes].map((value) => value.toFixed(2))).toEqual([
      '32.00',
      '32.30',
      '32.10',
      '32.20',
    ]);
    expect(split.edges).toEqual([
      [0, 2, 5_000],
      [2, 3, 5_000],
      [3, 1, 5_000],
    ]);
  });
});
