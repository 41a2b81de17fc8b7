import { buildRoadGraph } from './road-graph.js';

/** 0 – 1 – 2, and 3 apart from them. */
const DATA = { nodes: [39, 32, 39.01, 32, 39.02, 32, 41, 35], edges: [0, 1, 1_500, 1, 2, 2_500] };
const TOWN = { name: 'Town', latitude: 39.0, longitude: 32 };

describe('buildRoadGraph', () => {
  it('has each road from both of its ends', () => {
    const { first, ends, metres } = buildRoadGraph(DATA, []);
    expect([...first]).toEqual([0, 1, 3, 4, 4]);
    expect([...ends]).toEqual([1, 0, 2, 1]);
    expect([...metres]).toEqual([1_500, 1_500, 2_500, 2_500]);
  });

  it('drives at 90 km/h outside of towns, and at 50 inside', () => {
    expect(buildRoadGraph(DATA, []).seconds[0]).toBeCloseTo(60);
    expect(buildRoadGraph(DATA, [TOWN]).seconds[0]).toBeCloseTo(108);
  });
});
