import { line } from '../../test/support/road-graph.ts';
import { roadOutline } from './road-outline.ts';
import { metresBetween, type Point } from './road-graph.ts';
import { Shore } from './shore.ts';

const aSea = (...shore: number[]) => new Shore([[line(...shore).map((point) => [...point])]]);

/** A sea whose southern coast has a bay from 30.1 to 30.14 degrees east, 1.6 km deep. */
const SHORE = aSea(29, 41, 30.1, 41, 30.1, 40.985, 30.14, 40.985, 30.14, 41, 31, 41, 31, 42, 29, 42, 29, 41);
const OPEN = { towns: [], lakes: [], shore: SHORE };

describe('roadOutline', () => {
  it('is straight without obstacles', () => {
    expect(roadOutline([30, 40], [30.3, 40], OPEN)).toEqual(line(30, 40, 30.3, 40));
  });

  it('passes through a town beside a long straight line, but not through a distant one', () => {
    const towns = line(30.5, 40.02, 30.2, 40.2);
    expect(roadOutline([30, 40], [31, 40], { ...OPEN, towns })).toEqual(line(30, 40, 30.5, 40.02, 31, 40));
  });

  it('goes around a bay instead of over it', () => {
    const road = roadOutline([30.05, 40.995], [30.19, 40.995], OPEN) ?? [];
    expect(road.filter((point) => SHORE.isWater(point))).toEqual([]);
    expect(Math.min(...road.map(([, y]) => y))).toBeLessThan(40.986);
  });

  it('is null far out at sea', () => {
    expect(roadOutline([30, 41.5], [30, 41.6], OPEN)).toBeNull();
  });

  it('crosses the sea on a bridge', () => {
    const [north, south]: [Point, Point] = [
      [29.505, 40.755],
      [29.515, 40.705],
    ];
    expect(metresBetween(north, south)).toBeGreaterThan(5_000);
    const shore = aSea(29, 40.71, 30, 40.71, 30, 40.75, 29, 40.75, 29, 40.71);
    expect(roadOutline(north, south, { ...OPEN, shore })).toEqual([north, south]);
  });
});
