import { maskContacts } from './mask-contacts.js';

it.each([
  ['a mobile number', 'Ara beni: 0532 444 55 66 olur mu', 'Ara beni: ••• olur mu'],
  ['an international number', '+90 (532) 444-55-66', '•••'],
  ['a number with dots', '0532.444.55.66', '•••'],
  ['a number in words', 'beş üç iki dört dört dört beş beş', '•••'],
  ['an e-mail address', 'yaz: ayse.yilmaz@ornek.com.tr', 'yaz: •••'],
  ['a link', 'bak https://wa.me/905324445566', 'bak •••'],
  ['a host', 'instagram.com/ayse', '•••'],
])('hides %s', (_what, text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

it.each([
  'Saat 14.30 uygun mu?',
  '2 kişiyiz, 3 çanta var',
  '1.500 TL olur',
  'Otogar 5. peron',
  'İki, üç dakika gecikirim',
])('keeps %j', (text) => {
  expect(maskContacts(text)).toBe(text);
});
