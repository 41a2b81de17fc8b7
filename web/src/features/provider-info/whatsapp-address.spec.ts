import { whatsappAddress } from './whatsapp-address.js';

it.each([
  ['0532 444 55 66', 'https://wa.me/905324445566'],
  ['532 444 55 66', 'https://wa.me/905324445566'],
  ['+90 532 444 55 66', 'https://wa.me/905324445566'],
  ['0049 151 1234567', 'https://wa.me/491511234567'],
])('opens a chat with %s', (phone, address) => {
  expect(whatsappAddress(phone)).toBe(address);
});
