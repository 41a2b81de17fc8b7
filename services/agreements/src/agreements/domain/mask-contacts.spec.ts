import { maskContacts } from './mask-contacts.js';

it.each([
  ['a mobile number', 'Ara beni: 0532 444 55 66 olur mu', 'Ara beni: ••• olur mu'],
  ['an international number', '+90 (532) 444-55-66', '•••'],
  ['a number with dots', '0532.444.55.66', '•••'],
  ['a number in words', 'beş üç iki dört dört dört beş beş', '•••'],
  ['hundreds and tens in words', 'sıfır beş yüz otuz iki dört yüz kırk dört elli beş altmış altı', '•••'],
  ['capital words', 'ara SIFIR BEŞ ÜÇ İKİ DÖRT DÖRT DÖRT BEŞ BEŞ', 'ara •••'],
  [
    'words without Turkish letters or spaces',
    ['sifir', 'bes', 'uc', 'iki', 'dort', 'dort', 'dort'].join(''),
    '•••',
  ],
  ['words and digits', 'beş yüz otuz iki, 444, elli beş 66', '•••'],
  ['full-width digits', '０５３２ ４４４ ５５ ６６', '•••'],
  ['digits of another script', '٠٥٣٢٤٤٤٥٥٦٦', '•••'],
  ['mathematical digits', '𝟎𝟓𝟑𝟐𝟒𝟒𝟒𝟓𝟓𝟔𝟔 tamam', '••• tamam'],
  ['digits in emoji', 'bak 0️⃣5️⃣3️⃣2️⃣4️⃣4️⃣4️⃣5️⃣5️⃣ tamam', 'bak ••• tamam'],
  ['digits separated by letters', '0x5x3x2x4x4x4x5x5x6x6', '•••'],
  ['digits in lines', '0\n5\n3\n2\n4\n4\n4', '•••'],
  ['invisible characters', '0\u200b\u200b\u200b\u200b\u200b5\u200b32444', '•••'],
  ['a time and more digits', '05.32 444 55 66', '•••'],
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
  '29.11.2026 14.30 uygun',
  '14.30-15.30 arası',
  '10.00, 11.00, 12.00',
  'Araba 1.500.000 TL',
  '34 ABC 123',
])('keeps %j', (text) => {
  expect(maskContacts(text)).toBe(text);
});
