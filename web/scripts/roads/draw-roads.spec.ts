import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { drawRoads, type RoadLines } from './draw-roads.ts';
import { metresBetween, type Point } from './road-graph.ts';
import { Shore } from './shore.ts';

/** Degrees east and north: `line(30, 39, 31, 39)`. */
const line = (...degrees: number[]): Point[] =>
  degrees.flatMap((x, at) => (at % 2 === 0 ? [[x, degrees[at + 1] ?? 0]] : []));

const rectangle = (west: number, south: number, east: number, north: number) =>
  line(west, south, east, south, east, north, west, north, west, south);

const nothing = { centres: [], towns: [], lakes: [] };
const everywhere = new Shore([rectangle(20, 30, 50, 50)]);

/** Two coasts with a strait of about 4 km between them, whose middle is `x`. */
const strait = (x: number) => new Shore([rectangle(20, 30, x - 0.025, 50), rectangle(x + 0.025, 30, 50, 50)]);

const road = (...[x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]) => ({
  nodes: [y1, x1, y2, x2],
  edges: [0, 1, Math.round(metresBetween([x1, y1], [x2, y2]))],
});

const drawn = (roads: readonly RoadLines[]) => roads.filter(({ lines }) => lines.length > 0);

describe('the roads of the built-in map', () => {
  it('lead to the centre of every province', () => {
    const read = (path: string): unknown =>
      JSON.parse(readFileSync(new URL(`../../../services/matching/data/${path}`, import.meta.url), 'utf8'));
    const centres = z
      .array(z.object({ latitude: z.number(), longitude: z.number() }))
      .parse(read('road-towns.json'))
      .map(({ latitude, longitude }) => ({ point: [longitude, latitude] as const, population: 500_000 }));
    const roads = z.object({ nodes: z.array(z.number()), edges: z.array(z.int()) }).parse(read('roads.json'));
    const main = drawRoads({ ...nothing, roads, centres, shore: everywhere }).filter(
      (found) => found.class === 2,
    );
    const far = centres.filter(({ point }) =>
      main.flatMap(({ lines }) => lines.flat()).every((vertex) => metresBetween(vertex, point) > 10_000),
    );
    expect(far).toEqual([]);
  });

  it('lead around lakes', () => {
    const lake = rectangle(31, 38, 32, 39).toReversed();
    const roads = drawRoads({
      ...nothing,
      roads: road(30, 38.2, 33, 38.2),
      lakes: [lake],
      shore: everywhere,
    });
    expect(drawn(roads).flatMap(({ lines }) => lines)).toEqual([
      line(30, 38.2, 31, 38.2, 31, 38, 32, 38, 32, 38.2, 33, 38.2),
    ]);
  });

  it('are fine between nodes at most 2 km apart', () => {
    const square = { nodes: [39, 33, 39, 33.02, 39, 33.1], edges: [0, 1, 1_730, 1, 2, 6_910] };
    const roads = drawn(drawRoads({ ...nothing, roads: square, shore: everywhere }));
    expect(roads).toEqual([
      { class: 3, fine: false, bridge: false, lines: [line(33.02, 39, 33.1, 39)] },
      { class: 3, fine: true, bridge: false, lines: [line(33, 39, 33.02, 39)] },
    ]);
  });

  it('cross the sea on the known bridges, and not elsewhere', () => {
    const bosporus = drawRoads({ ...nothing, roads: road(29, 41.045, 29.06, 41.045), shore: strait(29.03) });
    const [bridge] = bosporus.filter((found) => found.bridge).flatMap(({ lines }) => lines);
    expect(bridge?.map(([x]) => Math.round(x * 1000)).toSorted()).toEqual([29_005, 29_055]);
    const elsewhere = drawRoads({
      ...nothing,
      roads: road(30.0, 41.045, 30.06, 41.045),
      shore: strait(30.03),
    });
    expect(drawn(elsewhere)).toEqual([]);
  });

  it('are moved ashore if a node is in the sea', () => {
    const coast = new Shore([rectangle(20, 30, 50, 41)]);
    const [found] = drawn(drawRoads({ ...nothing, roads: road(30, 41.001, 30.03, 40.9), shore: coast }));
    expect(found?.lines.flat().filter((point) => coast.isWater(point))).toEqual([]);
  });
});
