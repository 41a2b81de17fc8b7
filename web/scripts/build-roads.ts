// Builds the roads (OpenStreetMap) and province borders (Natural Earth) of the offline map.
// Deterministic.
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { drawRoads } from './roads/draw-roads.ts';
import type { Point } from './roads/road-graph.ts';
import { Shore } from './roads/shore.ts';
import { target } from './target.mjs';

const TOWN_FROM = 2_000;
const TOWNS = new Set(['district', 'town']);

const Point = z.tuple([z.number(), z.number()]);
const RoadsFile = z.object({ nodes: z.array(z.number()), edges: z.array(z.int()) });
/** Id, name, kind, province, district, latitude, longitude, population, further names. */
const PlacesFile = z.object({
  places: z.array(
    z.tuple(
      [z.string(), z.string(), z.string(), z.int(), z.int(), z.number(), z.number(), z.number()],
      z.unknown(),
    ),
  ),
});
const Basemap = z.object({
  features: z.array(
    z.object({
      properties: z.object({ part: z.string() }),
      geometry: z.object({ coordinates: z.array(z.array(z.array(z.unknown()))) }),
    }),
  ),
});
const Polygons = z.array(z.array(z.array(Point)));

const matching = '../../services/matching/data/';
const places = PlacesFile.parse(read(`${matching}places.json`)).places.map(
  ([, , kind, , , latitude, longitude, population]) => {
    const point: Point = [longitude, latitude];
    return { kind, point, population };
  },
);
const sea = Basemap.parse(read(new URL('basemap.json', target))).features.find(
  ({ properties }) => properties.part === 'sea',
);
const drawnRoads = drawRoads({
  roads: RoadsFile.parse(read(`${matching}roads.json`)),
  centres: places.filter(({ kind }) => kind === 'province'),
  towns: places
    .filter(({ kind, population }) => TOWNS.has(kind) && population >= TOWN_FROM)
    .map(({ point }) => point),
  shore: new Shore(Polygons.parse(sea?.geometry.coordinates)),
  lakes: Polygons.parse(read('../data/lakes.json')).flatMap((rings) => rings.slice(0, 1)),
  borders: z.array(z.array(Point)).parse(read('../data/province-borders.json')),
});
const text = JSON.stringify(drawnRoads);
writeFileSync(new URL('roads.json', target), text);
console.log(`roads.json: ${Math.round(text.length / 1024)} kB`);

function read(path: string | URL): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}
