import type { Point } from './road-graph.ts';
import { thinLine } from './thin-line.ts';

describe('thinLine', () => {
  const line: Point[] = [
    [30, 39],
    [30.1, 39.000_1],
    [30.2, 39],
    [30.3, 39.01],
    [30.4, 39],
  ];

  it('keeps the bends and drops what lies between', () => {
    expect(thinLine(line, 60)).toEqual([line[0], line[2], line[3], line[4]]);
  });

  it('is the line itself where nothing may be lost', () => {
    expect(thinLine(line, 0)).toEqual(line);
  });
});
