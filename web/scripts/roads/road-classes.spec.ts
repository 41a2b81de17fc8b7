import { aGraph, line } from '../../test/support/road-graph.ts';
import { roadClasses } from './road-classes.ts';

const LARGE = 2_000_000;
const SMALL = 300_000;

describe('roadClasses', () => {
  // A – B – C along the bottom, D above B, and a longer detour A – E – C
  const graph = aGraph(line(30, 39, 31, 39, 32, 39, 31, 40, 31, 38), [
    [0, 1, 90_000],
    [1, 2, 90_000],
    [1, 3, 110_000],
    [0, 4, 140_000],
    [4, 2, 140_000],
  ]);

  it('returns 1 between large provinces, 2 to a small one, and 3 elsewhere', () => {
    const centres = [
      { point: [30, 39], population: LARGE },
      { point: [32.001, 39], population: LARGE },
      { point: [31, 40.002], population: SMALL },
    ] as const;
    expect(roadClasses(graph, centres)).toEqual([1, 1, 2, 3, 3]);
  });
});
