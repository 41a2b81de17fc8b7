/** Province numbers, as on number plates. */
const PROVINCES =
  '10-16 6-26 55-52 48-20 6-34 1-27 16-26 61-53 35-10 21-63 42-7 34-41 6-42 33-1 ' +
  '25-24 38-50 6-55 22-34 58-60 7-32 34-16 44-23 17-10 31-1 35-9 65-13 54-14 35-45 ' +
  '6-38 28-61 37-78 47-21 6-19 3-64 36-25 59-34';

export const TOWN_TO_TOWN = PROVINCES.split(' ').map((pair) => {
  const [from, to] = pair.split('-');
  return [`province-${from}`, `province-${to}`] as const;
});

export const IN_TOWN: readonly (readonly [string, string])[] = [
  ['district-1421', 'district-1183'], // Kadıköy – Beşiktaş
  ['poi-konak-meydani', 'district-1203'], // Konak – Bornova
  ['poi-taksim', 'airport-LTFM'],
  ['district-2039', 'district-2038'], // Muratpaşa – Konyaaltı
  ['district-2049', 'airport-LTFJ'], // Ataşehir – Sabiha Gökçen
  ['poi-heykel', 'district-1829'], // Heykel – Nilüfer
  ['poi-izmir-otogari', 'airport-LTBJ'],
  ['poi-adana-otogari', 'poi-adana-gari'],
  ['district-1166', 'poi-esenler-otogari'], // Bakırköy
  ['poi-trabzon-meydani', 'airport-LTCG'],
  ['district-1448', 'district-1780'], // Karşıyaka – Buca
  ['poi-alaaddin', 'poi-konya-otogari'],
  ['poi-antalya-otogari', 'airport-LTAI'],
  ['poi-dagkapi', 'district-2041'], // Kayapınar
  ['poi-samsun-otogari', 'district-2072'], // Atakum
  ['poi-kayseri-gari', 'airport-LTAU'],
  ['poi-gaziantep-otogari', 'district-1841'], // Şahinbey
];
