import { aroundLakes } from './around-lakes.ts';
import type { Point } from './road-graph.ts';

/** A square from 31 to 32 degrees east and 38 to 39 north. */
const LAKE: Point[] = [
  [31, 38],
  [32, 38],
  [32, 39],
  [31, 39],
  [31, 38],
];

describe('aroundLakes', () => {
  it.each<[string, Point, Point, Point[]]>([
    [
      'along the southern shore',
      [30, 38.2],
      [33, 38.2],
      [
        [31, 38.2],
        [31, 38],
        [32, 38],
        [32, 38.2],
      ],
    ],
    [
      'along the northern one',
      [30, 38.8],
      [33, 38.8],
      [
        [31, 38.8],
        [31, 39],
        [32, 39],
        [32, 38.8],
      ],
    ],
    [
      'the other way round',
      [33, 38.2],
      [30, 38.2],
      [
        [32, 38.2],
        [32, 38],
        [31, 38],
        [31, 38.2],
      ],
    ],
    ['around a corner', [31.2, 37.5], [33, 38.9], [[32, 38]]],
  ])('goes %s', (_, from, to, shore) => {
    const line = aroundLakes(from, to, [LAKE]);
    const round = (point: Point) => point.map((degrees) => Number(degrees.toFixed(6)));
    expect(line.slice(1, -1).map(round)).toEqual(expect.arrayContaining(shore));
    expect([line[0], line.at(-1)]).toEqual([from, to]);
  });

  it('leaves a line that passes it', () => {
    expect(aroundLakes([30, 37.5], [33, 37.5], [LAKE])).toEqual([
      [30, 37.5],
      [33, 37.5],
    ]);
  });
});
