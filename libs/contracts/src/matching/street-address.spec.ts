import { isStreetAddress } from './street-address.js';

it.each([
  ...['Atatürk Caddesi 12', 'bağdat cad', 'Gül Sokağı', 'Papatya Sk. No:5', 'İnönü Bulvarı'],
  ...['ATATÜRK BULV.', 'Kızılay no 3', 'Yıldız Apt'],
])('%s is a street address', (text) => {
  expect(isStreetAddress(text)).toBe(true);
});

it.each([
  ...['Caddebostan', 'cad', 'Bahçelievler Mahallesi', 'Sokullu', 'Ankara', 'Kadıköy İskelesi'],
  ...['Nohutlu köyü', ''],
])('%j is none', (text) => {
  expect(isStreetAddress(text)).toBe(false);
});
