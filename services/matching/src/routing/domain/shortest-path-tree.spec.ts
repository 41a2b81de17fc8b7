import { buildRoadGraph } from './road-graph.js';
import { NO_NODE, nodesOnPath, shortestPathTree } from './shortest-path-tree.js';

/** 0 – 1 – 2 is shorter than 0 – 2; 3 – 4 is disconnected. */
const GRAPH = buildRoadGraph(
  {
    nodes: [39, 32, 39.01, 32, 39.02, 32, 41, 35, 41.01, 35],
    edges: [0, 1, 1_000, 1, 2, 1_000, 0, 2, 4_500, 3, 4, 1_000],
  },
  [],
);

describe('shortestPathTree', () => {
  it('returns the shortest path to each node, with its seconds', () => {
    const { metres, seconds, previous } = shortestPathTree(GRAPH, 0);
    expect([...metres.subarray(0, 3)]).toEqual([0, 1_000, 2_000]);
    expect(seconds[2]).toBeCloseTo(80);
    expect([...previous.subarray(0, 3)]).toEqual([NO_NODE, 0, 1]);
  });

  it('lists connected nodes outwards from the root; others are infinitely far', () => {
    expect([...shortestPathTree(GRAPH, 0).outwards].slice(0, 3)).toEqual([0, 1, 2]);
    expect([...shortestPathTree(GRAPH, 1).outwards][0]).toBe(1);
    expect([...shortestPathTree(GRAPH, 0).outwards]).not.toContain(3);
    expect(shortestPathTree(GRAPH, 0).metres[3]).toBe(Number.POSITIVE_INFINITY);
  });

  it('ends at the target', () => {
    const tree = shortestPathTree(GRAPH, 2, 0);
    expect(nodesOnPath(tree, 0)).toEqual([2, 1, 0]);
    expect(tree.metres[0]).toBe(2_000);
    expect(shortestPathTree(GRAPH, 0, 1).metres[2]).not.toBe(2_000);
  });
});
