import { buildRoadGraph, splitRoads } from './road-graph.js';

/** 0 – 1 – 2; 3 is disconnected. */
const DATA = { nodes: [39, 32, 39.01, 32, 39.02, 32, 41, 35], edges: [0, 1, 1_500, 1, 2, 2_500] };
const TOWN = { name: 'Town', latitude: 39.0, longitude: 32 };

describe('buildRoadGraph', () => {
  it('stores each road in both directions', () => {
    const { first, ends, metres } = buildRoadGraph(DATA, []);
    expect([...first]).toEqual([0, 1, 3, 4, 4]);
    expect([...ends]).toEqual([1, 0, 2, 1]);
    expect([...metres]).toEqual([1_500, 1_500, 2_500, 2_500]);
  });

  it('assumes 90 km/h outside towns and 50 km/h inside', () => {
    expect(buildRoadGraph(DATA, []).seconds[0]).toBeCloseTo(60);
    expect(buildRoadGraph(DATA, [TOWN]).seconds[0]).toBeCloseTo(108);
  });
});

describe('splitRoads', () => {
  it('keeps a short road', () => {
    const { latitudes, edges } = splitRoads({ nodes: [39, 32, 39.01, 32], edges: [0, 1, 1_200] });
    expect([...latitudes]).toEqual([39, 39.01]);
    expect(edges).toEqual([[0, 1, 1_200]]);
  });

  it('splits a long road and keeps its length', () => {
    const split = splitRoads({ nodes: [39, 32, 39.12, 32.3], edges: [0, 1, 15_000] });
    const rounded = (degrees: Float64Array) => [...degrees].map((value) => Number(value.toFixed(2)));
    expect(rounded(split.latitudes)).toEqual([39, 39.12, 39.04, 39.08]);
    expect(rounded(split.longitudes)).toEqual([32, 32.3, 32.1, 32.2]);
    expect(split.edges).toEqual([
      [0, 2, 5_000],
      [2, 3, 5_000],
      [3, 1, 5_000],
    ]);
  });
});
