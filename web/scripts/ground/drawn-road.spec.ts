import { drawnRoad } from './drawn-road.ts';
import { metresBetween, type Point } from './road-graph.ts';
import { Shore } from './shore.ts';

/** A sea whose southern coast has a bay from 30.1 to 30.14 degrees east, 1.6 km deep. */
const SHORE = new Shore([
  [
    [
      [29, 41],
      [30.1, 41],
      [30.1, 40.985],
      [30.14, 40.985],
      [30.14, 41],
      [31, 41],
      [31, 42],
      [29, 42],
      [29, 41],
    ],
  ],
]);

describe('drawnRoad', () => {
  it('is straight where nothing is in its way', () => {
    expect(drawnRoad([30, 40], [30.3, 40], { towns: [], lakes: [], shore: SHORE })).toEqual([
      [30, 40],
      [30.3, 40],
    ]);
  });

  it('goes through the town beside a long straight line, and not through one far off', () => {
    const [near, far]: Point[] = [
      [30.5, 40.02],
      [30.2, 40.2],
    ];
    expect(
      drawnRoad([30, 40], [31, 40], { towns: [near ?? [0, 0], far ?? [0, 0]], lakes: [], shore: SHORE }),
    ).toEqual([[30, 40], near, [31, 40]]);
  });

  it('goes around a bay instead of over it', () => {
    const line = drawnRoad([30.05, 40.995], [30.19, 40.995], { towns: [], lakes: [], shore: SHORE }) ?? [];
    expect(line.filter((point) => SHORE.isWater(point))).toEqual([]);
    expect(Math.min(...line.map(([, y]) => y))).toBeLessThan(40.986);
  });

  it('is none far out at sea', () => {
    expect(drawnRoad([30, 41.5], [30, 41.6], { towns: [], lakes: [], shore: SHORE })).toBeNull();
  });

  it('crosses the sea on a bridge', () => {
    const [north, south]: Point[] = [
      [29.505, 40.755],
      [29.515, 40.705],
    ];
    if (!north || !south) throw new Error('no ends');
    expect(metresBetween(north, south)).toBeGreaterThan(5_000);
    const sea = new Shore([
      [
        [
          [29, 40.71],
          [30, 40.71],
          [30, 40.75],
          [29, 40.75],
          [29, 40.71],
        ],
      ],
    ]);
    expect(drawnRoad(north, south, { towns: [], lakes: [], shore: sea })).toEqual([north, south]);
  });
});
