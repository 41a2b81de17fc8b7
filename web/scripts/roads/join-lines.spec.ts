import { aGraph, line } from '../../test/support/road-graph.ts';
import { joinLines, withoutStubs } from './join-lines.ts';
import { pointAt } from './road-graph.ts';

/** Straight from 0 over 1 to 2; at 1 a turn to 3, and from there a short end to 4. */
const GRAPH = aGraph(line(30, 39, 31, 39, 32, 39, 31, 40, 31, 40.005), [
  [0, 1, 90_000],
  [1, 3, 110_000],
  [1, 2, 90_000],
  [3, 4, 500],
]);

describe('withoutStubs', () => {
  it('drops short dead ends and keeps long ones', () => {
    expect(withoutStubs(GRAPH)).toEqual([true, true, true, false]);
  });
});

describe('joinLines', () => {
  it('joins roads that continue straight ahead, each once', () => {
    const lines = GRAPH.roads.map(({ from, to }, number) =>
      number === 3 ? null : [pointAt(GRAPH, from), pointAt(GRAPH, to)],
    );
    expect(joinLines(GRAPH, lines)).toEqual([line(30, 39, 31, 39, 32, 39), line(31, 39, 31, 40)]);
  });
});
