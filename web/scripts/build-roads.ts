// Prints the roads (OpenStreetMap) of the built-in map as lines. Called by ground/build.py with a
// file of the rings of land and of large lakes.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { drawRoads } from './roads/draw-roads.ts';
import type { Point } from './roads/road-graph.ts';
import { Shore } from './roads/shore.ts';

const TOWN_FROM = 2_000;
const TOWNS = new Set(['district', 'town']);

const Ring = z.array(z.tuple([z.number(), z.number()]));
const ShoresFile = z.object({ land: z.array(Ring), lakes: z.array(Ring) });
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

const matching = '../../services/matching/data/';
const places = PlacesFile.parse(read(`${matching}places.json`)).places.map(
  ([, , kind, , , latitude, longitude, population]) => {
    const point: Point = [longitude, latitude];
    return { kind, point, population };
  },
);
const { land, lakes } = ShoresFile.parse(read(pathToFileURL(process.argv[2] ?? '')));
const roads = drawRoads({
  roads: RoadsFile.parse(read(`${matching}roads.json`)),
  centres: places.filter(({ kind }) => kind === 'province'),
  towns: places
    .filter(({ kind, population }) => TOWNS.has(kind) && population >= TOWN_FROM)
    .map(({ point }) => point),
  shore: new Shore(land),
  lakes,
});
console.log(JSON.stringify(roads));

function read(path: string | URL): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}
