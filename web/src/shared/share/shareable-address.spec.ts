import { shareableAddress } from './shareable-address.js';

const toAddress = (from: string, to: string) =>
  `https://rotadas.example/?${new URLSearchParams({ nereden: from, nereye: to, tur: 'taxi' })}`;

it('shares the exact place of listed places only', () => {
  const listed = 'Bursa@40.19560,29.06010@province-16';
  expect(shareableAddress(toAddress('Kızılay yakını@39.92077,-32.85411', listed))).toBe(
    toAddress('Kızılay yakını@39.920,-32.854', listed),
  );
});

it('keeps an address without such points', () => {
  const href = 'https://rotadas.example/?nereden=Ankara%20Gar&teklif=4';
  expect(shareableAddress(href)).toBe(href);
});
