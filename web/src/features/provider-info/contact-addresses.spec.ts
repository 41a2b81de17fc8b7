import { contactAddresses } from './contact-addresses.js';

it.each(['+90 532 444 55 66', '0532 444 55 66'])(
  'returns the links that call %s and open a chat',
  (phone) => {
    expect(contactAddresses(phone, 'Merhaba & iyi günler')).toEqual({
      call: 'tel:+905324445566',
      chat: 'https://wa.me/905324445566?text=Merhaba%20%26%20iyi%20g%C3%BCnler',
    });
  },
);

it.each(['abc', '.', ''])('returns null for %j', (phone) => {
  expect(contactAddresses(phone, 'Merhaba')).toBeNull();
});
