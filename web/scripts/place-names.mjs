import { readFileSync } from 'node:fs';

const shared = new URL('../../services/matching/data/place-names.json', import.meta.url);

/**
 * Turkish names where GeoNames has English, ASCII or outdated ones: those of the place search, and
 * one that the data of the map alone has.
 */
const NAMES = new Map([
  ...Object.entries(JSON.parse(readFileSync(shared, 'utf8'))),
  ['Gumushkhane', 'Gümüşhane'],
]);

/** Names that stand for something else in one province only, by province code and name. */
const LOCAL_NAMES = new Map([['82 Khanjarah', 'Çankırı']]);

/** The 81 provinces by GeoNames' code. */
export const PROVINCES = new Map(
  Object.entries({
    '02': 'Adıyaman',
    '03': 'Afyonkarahisar',
    '04': 'Ağrı',
    '05': 'Amasya',
    '07': 'Antalya',
    '08': 'Artvin',
    '09': 'Aydın',
    10: 'Balıkesir',
    11: 'Bilecik',
    12: 'Bingöl',
    13: 'Bitlis',
    14: 'Bolu',
    15: 'Burdur',
    16: 'Bursa',
    17: 'Çanakkale',
    19: 'Çorum',
    20: 'Denizli',
    21: 'Diyarbakır',
    22: 'Edirne',
    23: 'Elazığ',
    24: 'Erzincan',
    25: 'Erzurum',
    26: 'Eskişehir',
    28: 'Giresun',
    31: 'Hatay',
    32: 'Mersin',
    33: 'Isparta',
    34: 'İstanbul',
    35: 'İzmir',
    37: 'Kastamonu',
    38: 'Kayseri',
    39: 'Kırklareli',
    40: 'Kırşehir',
    41: 'Kocaeli',
    43: 'Kütahya',
    44: 'Malatya',
    45: 'Manisa',
    46: 'Kahramanmaraş',
    48: 'Muğla',
    49: 'Muş',
    50: 'Nevşehir',
    52: 'Ordu',
    53: 'Rize',
    54: 'Sakarya',
    55: 'Samsun',
    57: 'Sinop',
    58: 'Sivas',
    59: 'Tekirdağ',
    60: 'Tokat',
    61: 'Trabzon',
    62: 'Tunceli',
    63: 'Şanlıurfa',
    64: 'Uşak',
    65: 'Van',
    66: 'Yozgat',
    68: 'Ankara',
    69: 'Gümüşhane',
    70: 'Hakkâri',
    71: 'Konya',
    72: 'Mardin',
    73: 'Niğde',
    74: 'Siirt',
    75: 'Aksaray',
    76: 'Batman',
    77: 'Bayburt',
    78: 'Karaman',
    79: 'Kırıkkale',
    80: 'Şırnak',
    81: 'Adana',
    82: 'Çankırı',
    83: 'Gaziantep',
    84: 'Kars',
    85: 'Zonguldak',
    86: 'Ardahan',
    87: 'Bartın',
    88: 'Iğdır',
    89: 'Karabük',
    90: 'Kilis',
    91: 'Osmaniye',
    92: 'Yalova',
    93: 'Düzce',
  }),
);

/** The Turkish name of a place. Its first letter is a capital by Turkish rules. */
export function turkishName(name, provinceCode) {
  const known = LOCAL_NAMES.get(`${provinceCode} ${name}`) ?? NAMES.get(name) ?? name;
  return known.charAt(0).toLocaleUpperCase('tr') + known.slice(1);
}

/** The large towns around, as maps in Turkish name them, by country and GeoNames' name. */
export const NEIGHBOURS = new Map(
  Object.entries({
    'AM Yerevan': 'Erivan',
    'AM Gyumri': 'Gümrü',
    'AZ Ganja': 'Gence',
    'BG Varna': 'Varna',
    'BG Plovdiv': 'Filibe',
    'BG Burgas': 'Burgaz',
    'BG Ruse': 'Rusçuk',
    'CY Nicosia': 'Lefkoşa',
    'CY Limassol': 'Limasol',
    'GE Tbilisi': 'Tiflis',
    'GE Batumi': 'Batum',
    'GE Kutaisi': 'Kutaisi',
    'GR Irákleion': 'Kandiye',
    'GR Ródos': 'Rodos',
    'GR Alexandroupoli': 'Dedeağaç',
    'IQ Kirkuk': 'Kerkük',
    'IQ Erbil': 'Erbil',
    'IQ Baghdad': 'Bağdat',
    'IQ Mosul': 'Musul',
    'IR Tabriz': 'Tebriz',
    'IR Orūmīyeh': 'Urmiye',
    'LB Beirut': 'Beyrut',
    'LB Tripoli': 'Trablusşam',
    'RO Constanţa': 'Köstence',
    'RO Bucharest': 'Bükreş',
    'RU Sochi': 'Soçi',
    'SY Aleppo': 'Halep',
    'SY Damascus': 'Şam',
    'SY Homs': 'Humus',
    'SY Latakia': 'Lazkiye',
    'SY Ar Raqqah': 'Rakka',
    'SY Deir ez-Zor': 'Deyrizor',
    'SY Idlib': 'İdlib',
  }),
);
