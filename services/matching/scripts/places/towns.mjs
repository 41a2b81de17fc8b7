// The towns, villages and quarters of GeoNames that are nothing else yet.
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { foldTurkish } from '@rotadas/contracts/primitives/fold-turkish';
import { CENTRAL, pointOf } from './administrative.mjs';
import { mostPopulous } from './gazetteer.mjs';

/** Within this of its city, a place of a metropolitan province is a quarter of it. */
const QUARTER_KM = 12;
/** İstanbul is one city from end to end. */
const QUARTER_KM_ISTANBUL = 30;
/** From here a settlement can be a municipality of its own (law 5393: 5,000; older ones 2,000). */
const TOWN_POPULATION = 2_000;
/** Within this a place of the same name as one by hand is the same place. */
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
        kind: kindOf(place, population, provinces),
        province: place.province.name,
        district: place.district.name,
        ...pointOf(place),
        population,
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A place without a district has that of the nearest place of its province. */
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

function kindOf(place, population, provinces) {
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

/** GeoNames has some names without their Turkish letters; the official list has them. */
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
