// The 81 provinces and 973 districts, with the point that stands for each.
import { foldTurkish } from '@rotadas/contracts/primitives/fold-turkish';
import { mostPopulous } from './gazetteer.mjs';
import { PROVINCE_ALIASES } from './names.mjs';

/** What the official list calls the district that a province's own city is in. */
export const CENTRAL = 'Merkez';

/** Each province where its city is. */
export function provincePlaces(provinces, cities) {
  return provinces.map(({ id, name, population }) => ({
    id: `province-${id}`,
    name,
    kind: 'province',
    province: name,
    district: null,
    ...pointOf(cities.get(id)),
    population,
    aliases: PROVINCE_ALIASES.has(name) ? [PROVINCE_ALIASES.get(name)] : [],
  }));
}

/** Each district where its town is: by hand, else GeoNames' place of its name, else its largest. */
export function districtPlaces({ districts, centres }, places, cities) {
  const byHand = new Map(centres.map((row) => [`${row.province}/${row.district}`, row]));
  const found = districts.map((district) => {
    const key = `${district.province}/${district.name}`;
    const centre = byHand.get(key) ?? centreOf(district, places, cities);
    if (centre === undefined) throw new Error(`No centre for ${key}`);
    byHand.delete(key);
    return {
      id: `district-${district.id}`,
      name: district.name === CENTRAL ? `${district.province} ${CENTRAL}` : district.name,
      kind: 'district',
      province: district.province,
      district: district.name,
      ...pointOf(centre),
      population: district.population,
    };
  });
  if (byHand.size > 0) throw new Error(`No such districts: ${[...byHand.keys()].join(', ')}`);
  return found;
}

function centreOf(district, places, cities) {
  if (district.name === CENTRAL) return cities.get(district.provinceId);
  const within = places.filter((place) => place.district === district);
  const sought = foldTurkish(district.name);
  return (
    mostPopulous(within.filter(({ name }) => foldTurkish(name) === sought)) ??
    mostPopulous(within.filter(({ names }) => names.includes(sought))) ??
    mostPopulous(within)
  );
}

/** The coordinates of a place, which files by hand have as text. */
export function pointOf({ latitude, longitude }) {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
