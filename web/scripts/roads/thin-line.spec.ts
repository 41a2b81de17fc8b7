import { line } from '../../test/support/road-graph.ts';
import { thinLine } from './thin-line.ts';

describe('thinLine', () => {
  const road = line(30, 39, 30.1, 39.000_1, 30.2, 39, 30.3, 39.01, 30.4, 39);

  it('keeps the bends and drops the points between them', () => {
    expect(thinLine(road, 60)).toEqual(line(30, 39, 30.2, 39, 30.3, 39.01, 30.4, 39));
  });

  it('returns the same line for a tolerance of 0', () => {
    expect(thinLine(road, 0)).toEqual(road);
  });
});
