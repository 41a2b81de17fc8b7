import { line } from '../../test/support/road-graph.ts';
import { aroundLakes } from './around-lakes.ts';
import type { Point } from './road-graph.ts';

const LAKE = line(31, 38, 32, 38, 32, 39, 31, 39, 31, 38);

describe('aroundLakes', () => {
  it.each([
    ['along the southern shore', line(30, 38.2, 33, 38.2), line(31, 38.2, 31, 38, 32, 38, 32, 38.2)],
    ['along the northern one', line(30, 38.8, 33, 38.8), line(31, 38.8, 31, 39, 32, 39, 32, 38.8)],
    ['in the opposite direction', line(33, 38.2, 30, 38.2), line(32, 38.2, 32, 38, 31, 38, 31, 38.2)],
    ['around a corner', line(31.2, 37.5, 33, 38.9), line(32, 38)],
  ])('goes %s', (_, [from = [0, 0], to = [0, 0]], shore) => {
    const drawn = aroundLakes(from, to, [LAKE]);
    const rounded = (point: Point) => point.map((degrees) => Number(degrees.toFixed(6)));
    expect(drawn.slice(1, -1).map(rounded)).toEqual(expect.arrayContaining(shore));
    expect([drawn[0], drawn.at(-1)]).toEqual([from, to]);
  });

  it('does not change a line that passes the lake', () => {
    expect(aroundLakes([30, 37.5], [33, 37.5], [LAKE])).toEqual(line(30, 37.5, 33, 37.5));
  });
});
