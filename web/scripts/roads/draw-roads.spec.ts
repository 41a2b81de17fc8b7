import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';
import { drawRoads } from './draw-roads.ts';
import { metresBetween, type Point, pointAlong } from './road-graph.ts';
import { Shore } from './shore.ts';

/** Degrees east and north: `line(30, 39, 31, 39)`. */
const line = (...degrees: number[]): Point[] =>
  degrees.flatMap((x, at) => (at % 2 === 0 ? [[x, degrees[at + 1] ?? 0]] : []));

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../services/matching/data/${path}`, import.meta.url), 'utf8'));

const roads = z.object({ nodes: z.array(z.number()), edges: z.array(z.int()) }).parse(read('roads.json'));
const centres = z
  .array(z.object({ latitude: z.number(), longitude: z.number() }))
  .parse(read('road-towns.json'))
  .map(({ latitude, longitude }) => ({ point: [longitude, latitude] as const, population: 500_000 }));

/** Everything that is not land. */
function sea(): number[][][][] {
  const topology: Topology<{ land: GeometryCollection }> = createRequire(import.meta.url)(
    'world-atlas/land-10m.json',
  );
  const land = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const around = line(20, 30, 50, 30, 50, 46, 20, 46, 20, 30).map((point) => [...point]);
  const near = land.filter(([ring]) => ring?.some(([x = 0, y = 0]) => x > 20 && x < 50 && y > 30 && y < 46));
  return [[around], ...near];
}

describe('the roads of the offline map', () => {
  const shore = new Shore(sea());
  const { features } = drawRoads({ roads, centres, towns: [], lakes: [], shore, borders: [] });
  const main = features
    .filter(({ properties }) => properties.part === 'road' && properties.class === 2)
    .flatMap(({ geometry }) => geometry.coordinates.map((road) => line(...road.flat())));

  it('lead to the centre of every province', () => {
    const far = centres.filter(({ point }) =>
      main.flat().every((vertex) => metresBetween(vertex, point) > 10_000),
    );
    expect(far).toEqual([]);
  });

  it('lead around lakes', () => {
    const road = { nodes: [38.2, 30, 38.2, 33], edges: [0, 1, 262_000] };
    const lake = line(31, 38, 32, 38, 32, 39, 31, 39, 31, 38);
    const land = { towns: [], lakes: [lake], shore: new Shore([]) };
    const { features } = drawRoads({ roads: road, centres: [], borders: [], ...land });
    expect(features.flatMap(({ geometry }) => geometry.coordinates)).toEqual([
      line(30, 38.2, 31, 38.2, 31, 38, 32, 38, 32, 38.2, 33, 38.2),
    ]);
  });

  it('are fine between nodes at most 2 km apart', () => {
    const square = { nodes: [39, 33, 39, 33.02, 39, 33.1], edges: [0, 1, 1_730, 1, 2, 6_910] };
    const nothing = { centres: [], towns: [], lakes: [], borders: [] };
    const roads = drawRoads({ roads: square, shore: new Shore([]), ...nothing });
    const roadsThat = (fine: boolean) =>
      roads.features
        .filter(({ properties }) => properties.part === 'road' && properties.fine === fine)
        .flatMap(({ geometry }) => geometry.coordinates);
    expect(roadsThat(true)).toEqual([line(33, 39, 33.02, 39)]);
    expect(roadsThat(false)).toEqual([line(33.02, 39, 33.1, 39)]);
  });

  it('are on land except for the bridges', () => {
    const wet = main.flatMap((road) =>
      road.slice(1).flatMap((end, at) => {
        const start = road[at] ?? end;
        const isAfloat = [0.25, 0.5, 0.75].every((share) => shore.isWater(pointAlong(start, end, share)));
        return isAfloat && metresBetween(start, end) > 1_000 ? [pointAlong(start, end, 0.5)] : [];
      }),
    );
    const bridges: Point[] = [
      [29.51, 40.73], // Osmangazi
      [26.63, 40.35], // 1915 Çanakkale
      [29, 41], // Avrasya tunnel
      [28.57, 41.02], // Büyükçekmece
    ];
    const isOnBridge = (point: Point) => bridges.some((bridge) => metresBetween(point, bridge) < 4_000);
    expect(wet.filter((point) => !isOnBridge(point))).toEqual([]);
    expect(bridges.filter((bridge) => wet.every((point) => metresBetween(point, bridge) > 4_000))).toEqual(
      [],
    );
  });
});
