import { line } from '../../test/support/road-graph.ts';
import { metresBetween, type Point } from './road-graph.ts';
import { Shore } from './shore.ts';

/** A sea of two degrees with an island in it. */
const SEA = [
  line(30, 41, 32, 41, 32, 43, 30, 43, 30, 41),
  line(30.4, 41.4, 30.6, 41.4, 30.6, 41.6, 30.4, 41.6, 30.4, 41.4),
].map((ring) => ring.map((point) => [...point]));

describe('Shore', () => {
  const shore = new Shore([SEA]);

  it.each<[string, Point, boolean]>([
    ['the sea', [30.2, 41.2], true],
    ['land', [30.2, 40.95], false],
    ['an island', [30.5, 41.5], false],
  ])('recognises %s', (_, point, isWater) => {
    expect(shore.isWater(point)).toBe(isWater);
  });

  it('moves a point in the sea ashore, a little behind the nearest coast', () => {
    const dry = shore.dry([30.2, 41.02]);
    expect(shore.isWater(dry)).toBe(false);
    expect(metresBetween(dry, [30.2, 41])).toBeLessThan(200);
  });

  it('leaves points on land and points far out at sea', () => {
    expect(shore.dry([30.2, 40.95])).toEqual([30.2, 40.95]);
    expect(shore.dry([31.25, 42.25])).toEqual([31.25, 42.25]);
  });
});
