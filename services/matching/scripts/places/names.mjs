import { readFileSync } from 'node:fs';

const file = new URL('../../data/place-names.json', import.meta.url);

/** Turkish names where GeoNames has English, ASCII or outdated ones. */
const NAMES = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));

/** The Turkish name of a place of GeoNames. Its first letter is a capital by Turkish rules. */
export function turkishName(name) {
  const known = NAMES.get(name) ?? name;
  return known.charAt(0).toLocaleUpperCase('tr') + known.slice(1);
}

/** Districts that GeoNames spells otherwise, by folded province and its folded name. */
export const DISTRICT_SPELLINGS = new Map([
  ['giresun/sebin karahisar', 'sebinkarahisar'],
  ['hakkari/semdinni', 'semdinli'],
  ['samsun/ondokuzmayis', '19 mayis'],
  ['tekirdag/marmara ereglisi', 'marmaraereglisi'],
  ['van/muradiye berkri', 'muradiye'],
]);

/** The city of a province that does not bear its name. */
export const CITIES = new Map([
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
