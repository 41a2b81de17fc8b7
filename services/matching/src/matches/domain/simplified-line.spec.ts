import type { LngLat } from '../../routing/domain/router.js';
import { simplifiedLine } from './match-line.js';

describe('simplifiedLine', () => {
  const corner: LngLat[] = [
    [30, 39],
    [30.1, 39],
    [30.2, 39],
    [30.2, 39.1],
    [30.2, 39.2],
  ];

  it('leaves out what lies on the line anyway, and keeps ends and corners', () => {
    expect(simplifiedLine(corner, 10)).toEqual([corner[0], corner[2], corner[4]]);
  });

  it('keeps as many points as asked for, those that the shape needs most', () => {
    const zigzag = Array.from({ length: 101 }, (_, at): LngLat => [30 + at / 100, 39 + (at % 2) / 100]);
    zigzag[50] = [30.5, 41];
    const line = simplifiedLine(zigzag, 10);
    expect(line.length).toBeLessThanOrEqual(10);
    expect(line).toContainEqual([30.5, 41]);
    expect([line[0], line.at(-1)]).toEqual([zigzag[0], zigzag[100]]);
  });

  it('keeps a line of two points, also where both are one', () => {
    const still: LngLat[] = [
      [30, 39],
      [30, 39],
    ];
    expect(simplifiedLine(still, 200)).toEqual(still);
  });
});
