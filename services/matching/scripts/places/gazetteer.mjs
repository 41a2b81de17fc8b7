// Joins GeoNames with the official districts by province and name.
import { foldTurkish } from '@rotadas/contracts/primitives/fold-turkish';
import { readFileSync } from 'node:fs';

/** GeoNames has no district for most places under 1,000; then that of the nearest one counts. */
const coordinatesKey = (latitude, longitude) => `${Number(latitude)} ${Number(longitude)}`;

/** Every place of GeoNames with its Turkish name, province and, where it is known, district. */
export function gazetteer({ geonames, cities, admin1, admin2, provinces, districts }) {
  const provinceOf = provincesByCode(admin1, provinces);
  const districtOf = districtsByCode(admin2, districts, provinceOf);
  const codes = new Map(
    cities.map(({ lat, lng, admin1, admin2 }) => [coordinatesKey(lat, lng), `TR.${admin1}.${admin2}`]),
  );
  return geonames.map((place) => ({
    id: `geonames-${place.geonameid}`,
    name: turkishName(place.name),
    names: [turkishName(place.name), ...place.alternatenames].map(foldTurkish),
    province: provinceOf.get(place.admin1code),
    district: districtOf.get(codes.get(coordinatesKey(place.latitude, place.longitude))),
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

function districtsByCode(admin2, districts, provinceOf) {
  const key = (province, name) => `${foldTurkish(province)}/${name}`;
  const byName = new Map(
    districts.map((district) => [key(district.province, foldTurkish(district.name)), district]),
  );
  return new Map(
    admin2.flatMap(({ code, name }) => {
      const province = provinceOf.get(code.split('.')[1]).name;
      const plain = foldTurkish(name).replace(/^ilcesi | (ilcesi|district)$/g, '');
      const spelled = DISTRICT_SPELLINGS.get(key(province, plain)) ?? plain;
      const isCentral = [foldTurkish(province), `${foldTurkish(province)} merkez`].includes(spelled);
      const district =
        byName.get(key(province, spelled)) ?? (isCentral ? byName.get(key(province, 'merkez')) : undefined);
      return district === undefined ? [] : [[code, district]];
    }),
  );
}

/** The city of each province, by the province's id. */
export function citiesOf(provinces, places) {
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

/** The place of the greatest population; of equal ones the first. */
export function mostPopulous(places) {
  return places.toSorted((a, b) => b.population - a.population)[0];
}

const file = new URL('../../data/place-names.json', import.meta.url);

/** Turkish names where GeoNames has English, ASCII or outdated ones. */
const NAMES = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));

/** The Turkish name of a place of GeoNames. Its first letter is a capital by Turkish rules. */
function turkishName(name) {
  const known = NAMES.get(name) ?? name;
  return known.charAt(0).toLocaleUpperCase('tr') + known.slice(1);
}

/** Districts that GeoNames spells otherwise, by folded province and its folded name. */
const DISTRICT_SPELLINGS = new Map([
  ['giresun/sebin karahisar', 'sebinkarahisar'],
  ['hakkari/semdinni', 'semdinli'],
  ['samsun/ondokuzmayis', '19 mayis'],
  ['tekirdag/marmara ereglisi', 'marmaraereglisi'],
  ['van/muradiye berkri', 'muradiye'],
]);

/** The city of a province that does not bear its name. */
const CITIES = new Map([
  ['Hatay', 'Antakya'],
  ['Kocaeli', 'İzmit'],
  ['Sakarya', 'Adapazarı'],
]);

/** What people call a province besides. */
export const PROVINCE_ALIASES = new Map([
  ['Afyonkarahisar', 'Afyon'],
  ['Gaziantep', 'Antep'],
  ['Kahramanmaraş', 'Maraş'],
  ['Mersin', 'İçel'],
  ['Şanlıurfa', 'Urfa'],
]);
