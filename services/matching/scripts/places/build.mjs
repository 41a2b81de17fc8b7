// Writes data/places.json from pinned sources and manual files (docs/reference/geodata.md).
import { writeFileSync } from 'node:fs';
import { airportPlaces, districtPlaces, placesByHand, provincePlaces, townPlaces } from './place-kinds.mjs';
import { findCities, gazetteer } from './gazetteer.mjs';
import { readSources } from './sources.mjs';

/** About 10 m, below the precision of any source. */
const DEGREE_PARTS = 1e4;
const ATTRIBUTION =
  'Places of GeoNames (geonames.org), CC BY 4.0, changed: see places.LICENCE.md beside this file.';

const log = (line) => process.stdout.write(`${line}\n`);
const sources = await readSources(log);
const places = gazetteer(sources);
const cities = findCities(sources.provinces, places);
const provinces = provincePlaces(sources.provinces, cities);
const districts = districtPlaces(sources, places, cities);
const pointsOfInterest = [...airportPlaces(sources), ...placesByHand(sources, districts)];
const towns = townPlaces({ sources, places, provinces, districts, pointsOfInterest });
const all = [...provinces, ...districts, ...pointsOfInterest, ...towns];
write(all, sources);
for (const [kind, { length }] of Object.entries(Object.groupBy(all, ({ kind }) => kind)))
  log(`${kind}: ${length}`);

function write(rows, { provinces, districts }) {
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (twice !== undefined) throw new Error(`${twice.id} is there twice`);
  const names = {
    provinces: provinces.map(({ name }) => name),
    districts: [...new Set(districts.map(({ name }) => name))],
  };
  const degrees = (value) => Math.round(value * DEGREE_PARTS) / DEGREE_PARTS;
  const lines = rows.map((row) =>
    JSON.stringify([
      row.id,
      row.name,
      row.kind,
      names.provinces.indexOf(row.province),
      row.district === null ? -1 : names.districts.indexOf(row.district),
      degrees(row.latitude),
      degrees(row.longitude),
      row.population ?? 0,
      ...(row.aliases ?? []),
    ]),
  );
  const head = Object.entries({ attribution: ATTRIBUTION, ...names }).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  const text = `{${head.join(',\n')},\n"places":[\n${lines.join(',\n')}\n]}\n`;
  writeFileSync(new URL('../../data/places.json', import.meta.url), text);
  log(`places.json: ${rows.length} places, ${Math.round(Buffer.byteLength(text) / 1000)} kB`);
}
