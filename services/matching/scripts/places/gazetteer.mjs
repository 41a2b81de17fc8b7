// Joins GeoNames with the official districts by province and name.
import { foldTurkish } from '@rotadas/contracts/primitives/fold-turkish';
import { readFileSync } from 'node:fs';

const coordinatesKey = (latitude, longitude) => `${Number(latitude)} ${Number(longitude)}`;

/** `district` is undefined if GeoNames has none, as for most places under 1,000 inhabitants. */
export function gazetteer({ geonames, cities, admin1, admin2, provinces, districts }) {
  const provinceMap = provincesByCode(admin1, provinces);
  const districtMap = districtsByCode(admin2, districts, provinceMap);
  const codes = new Map(
    cities.map(({ lat, lng, admin1, admin2 }) => [coordinatesKey(lat, lng), `TR.${admin1}.${admin2}`]),
  );
  return geonames.map((place) => ({
    id: `geonames-${place.geonameid}`,
    name: turkishName(place.name),
    names: [turkishName(place.name), ...place.alternatenames].map(foldTurkish),
    province: provinceMap.get(place.admin1code),
    district: districtMap.get(codes.get(coordinatesKey(place.latitude, place.longitude))),
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population,
  }));
}

function provincesByCode(admin1, provinces) {
  const byName = new Map(provinces.map((province) => [foldTurkish(province.name), province]));
  return new Map(
    admin1.map(({ code, name }) => {
      const province = byName.get(foldTurkish(name.replace(/ Province$/, '')));
      if (province === undefined) throw new Error(`No province for ${code} ${name}`);
      return [code.slice('TR.'.length), province];
    }),
  );
}

function districtsByCode(admin2, districts, provinceMap) {
  const key = (province, name) => `${foldTurkish(province)}/${name}`;
  const byName = new Map(
    districts.map((district) => [key(district.province, foldTurkish(district.name)), district]),
  );
  return new Map(
    admin2.flatMap(({ code, name }) => {
      const province = provinceMap.get(code.split('.')[1]).name;
      const plain = foldTurkish(name).replace(/^ilcesi | (ilcesi|district)$/g, '');
      const spelled = DISTRICT_SPELLINGS.get(key(province, plain)) ?? plain;
      const isCentral = [foldTurkish(province), `${foldTurkish(province)} merkez`].includes(spelled);
      const district =
        byName.get(key(province, spelled)) ?? (isCentral ? byName.get(key(province, 'merkez')) : undefined);
      return district === undefined ? [] : [[code, district]];
    }),
  );
}

export function findCities(provinces, places) {
  return new Map(
    provinces.map((province) => {
      const sought = foldTurkish(CITIES.get(province.name) ?? province.name);
      const city = mostPopulous(
        places.filter((place) => place.province === province && place.names.includes(sought)),
      );
      if (city === undefined) throw new Error(`No city for ${province.name}`);
      return [province.id, city];
    }),
  );
}

export function mostPopulous(places) {
  return places.toSorted((a, b) => b.population - a.population)[0];
}

const file = new URL('../../data/place-names.json', import.meta.url);

/** Turkish names where GeoNames has English, ASCII or outdated ones. */
const NAMES = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));

function turkishName(name) {
  const known = NAMES.get(name) ?? name;
  return known.charAt(0).toLocaleUpperCase('tr') + known.slice(1);
}

/** Districts that GeoNames spells differently, by folded province and name. */
const DISTRICT_SPELLINGS = new Map([
  ['giresun/sebin karahisar', 'sebinkarahisar'],
  ['hakkari/semdinni', 'semdinli'],
  ['samsun/ondokuzmayis', '19 mayis'],
  ['tekirdag/marmara ereglisi', 'marmaraereglisi'],
  ['van/muradiye berkri', 'muradiye'],
]);

/** Cities whose name differs from their province's. */
const CITIES = new Map([
  ['Hatay', 'Antakya'],
  ['Kocaeli', 'İzmit'],
  ['Sakarya', 'Adapazarı'],
]);

export const PROVINCE_ALIASES = new Map([
  ['Afyonkarahisar', 'Afyon'],
  ['Gaziantep', 'Antep'],
  ['Kahramanmaraş', 'Maraş'],
  ['Mersin', 'İçel'],
  ['Şanlıurfa', 'Urfa'],
]);
