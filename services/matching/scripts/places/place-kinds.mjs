import { foldTurkish } from '@rotadas/contracts/primitives/fold-turkish';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { mostPopulous, PROVINCE_ALIASES } from './gazetteer.mjs';

/** Official name of the district that contains the province's city. */
const CENTRAL = 'Merkez';

export function provincePlaces(provinces, cities) {
  return provinces.map(({ id, name, population }) => ({
    id: `province-${id}`,
    name,
    kind: 'province',
    province: name,
    district: null,
    ...toPoint(cities.get(id)),
    population,
    aliases: PROVINCE_ALIASES.has(name) ? [PROVINCE_ALIASES.get(name)] : [],
  }));
}

/** By manual entry, else the GeoNames place of the same name, else the largest place. */
export function districtPlaces({ districts, centres }, places, cities) {
  const byHand = new Map(centres.map((row) => [`${row.province}/${row.district}`, row]));
  const found = districts.map((district) => {
    const key = `${district.province}/${district.name}`;
    const centre = byHand.get(key) ?? findCentre(district, places, cities);
    if (centre === undefined) throw new Error(`No centre for ${key}`);
    byHand.delete(key);
    return {
      id: `district-${district.id}`,
      name: district.name === CENTRAL ? `${district.province} ${CENTRAL}` : district.name,
      kind: 'district',
      province: district.province,
      district: district.name,
      ...toPoint(centre),
      population: district.population,
    };
  });
  if (byHand.size > 0) throw new Error(`No such districts: ${[...byHand.keys()].join(', ')}`);
  return found;
}

function findCentre(district, places, cities) {
  if (district.name === CENTRAL) return cities.get(district.provinceId);
  const within = places.filter((place) => place.district === district);
  const sought = foldTurkish(district.name);
  return (
    mostPopulous(within.filter(({ name }) => foldTurkish(name) === sought)) ??
    mostPopulous(within.filter(({ names }) => names.includes(sought))) ??
    mostPopulous(within)
  );
}

function toPoint({ latitude, longitude }) {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** A manual entry farther from its district's centre has a wrong district. */
const DISTRICT_RADIUS_KM = 45;

export function airportPlaces({ airports, airportNames, districts }) {
  const byIcao = new Map(airports.map((airport) => [airport.icao, airport]));
  return airportNames.map(({ icao, name, district, province, aliases }) => {
    const { iata, lat, lon } = byIcao.get(icao);
    if (!isDistrict(districts, province, district)) throw new Error(`${icao}: ${district}`);
    return {
      id: `airport-${icao}`,
      name,
      kind: 'airport',
      province,
      district,
      ...toPoint({ latitude: lat, longitude: lon }),
      aliases: [iata, ...list(aliases)],
    };
  });
}

export function placesByHand({ byHand }, districtPlaces) {
  return byHand.map(({ id, name, kind, district, province, aliases, ...point }) => {
    const place = { id: `poi-${id}`, name, kind, province, district, ...toPoint(point) };
    const centre = districtPlaces.find((other) => other.province === province && other.district === district);
    if (centre === undefined) throw new Error(`${id}: no district ${district}, ${province}`);
    const km = distance(place.longitude, place.latitude, centre.longitude, centre.latitude);
    if (!(km <= DISTRICT_RADIUS_KM)) throw new Error(`${id} is ${km} km from ${district}`);
    return { ...place, aliases: list(aliases) };
  });
}

function isDistrict(districts, province, name) {
  return districts.some((district) => district.province === province && district.name === name);
}

function list(aliases) {
  return aliases === '' ? [] : aliases.split('/');
}

/** In a metropolitan province, places within this distance of the city are neighbourhoods. */
const QUARTER_KM = 12;
const QUARTER_KM_ISTANBUL = 30;
/** Minimum population of a municipality (law 5393: 5,000; older ones 2,000). */
const TOWN_POPULATION = 2_000;
/** A place of the same name within this distance of a known one is the same place. */
const SAME_PLACE_KM = 6;

export function townPlaces({ sources, places, provinces, districts, pointsOfInterest }) {
  const located = withDistricts(places);
  const settlements = settlementsByName(sources.settlements);
  const known = byName([...provinces, ...districts, ...pointsOfInterest]);
  const isKnown = (place) =>
    place.name === CENTRAL ||
    (known.get(foldTurkish(place.name)) ?? []).some(
      (other) =>
        (other.kind === 'district' && other.district === place.district.name && isIn(place, other)) ||
        kmBetween(place, other) <= SAME_PLACE_KM,
    );
  const groups = Object.groupBy(
    located.filter((place) => !isKnown(place)),
    (place) => `${place.district.id} ${foldTurkish(place.name)}`,
  );
  return Object.values(groups)
    .map(mostPopulous)
    .map((place) => {
      const key = `${place.district.id} ${foldTurkish(place.name)}`;
      const official = settlements.get(key);
      const population = place.population || official?.population || 0;
      return {
        id: place.id,
        name: official !== undefined && isAscii(place.name) ? official.name : place.name,
        kind: classify(place, population, provinces),
        province: place.province.name,
        district: place.district.name,
        ...toPoint(place),
        population,
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function withDistricts(places) {
  const known = places.filter(({ district }) => district !== undefined);
  const index = new KDBush(known.length);
  for (const { longitude, latitude } of known) index.add(longitude, latitude);
  index.finish();
  return places.map((place) => {
    if (place.district !== undefined) return place;
    const isSameProvince = (other) => known[other].province === place.province;
    const [nearest] = around(index, place.longitude, place.latitude, 1, Infinity, isSameProvince);
    return { ...place, district: known[nearest].district };
  });
}

function classify(place, population, provinces) {
  const city = provinces[place.province.id - 1];
  const radius = place.province.name === 'İstanbul' ? QUARTER_KM_ISTANBUL : QUARTER_KM;
  if (place.province.isMetropolitan && kmBetween(place, city) <= radius) return 'neighbourhood';
  return population >= TOWN_POPULATION ? 'town' : 'village';
}

function settlementsByName(settlements) {
  return new Map(
    settlements.map((settlement) => [`${settlement.districtId} ${foldTurkish(settlement.name)}`, settlement]),
  );
}

/** GeoNames has some names without Turkish letters; the official list has them. */
function isAscii(name) {
  return /^[\x20-\x7e]*$/.test(name);
}

function byName(places) {
  const named = places.flatMap((place) =>
    [place.name, ...(place.aliases ?? [])].map((name) => [foldTurkish(name), place]),
  );
  return new Map(
    Object.entries(Object.groupBy(named, ([name]) => name)).map(([name, entries]) => [
      name,
      entries.map(([, place]) => place),
    ]),
  );
}

function isIn(place, other) {
  return place.province.name === other.province;
}

function kmBetween(a, b) {
  return distance(a.longitude, a.latitude, b.longitude, b.latitude);
}
