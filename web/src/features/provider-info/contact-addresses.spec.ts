import { contactAddresses } from './contact-addresses.js';

it.each(['+90 532 444 55 66', '0532 444 55 66'])('calls %s and opens a chat with it', (phone) => {
  expect(contactAddresses(phone, 'Merhaba & iyi günler')).toEqual({
    call: 'tel:+905324445566',
    chat: 'https://wa.me/905324445566?text=Merhaba%20%26%20iyi%20g%C3%BCnler',
  });
});

it.each(['abc', '.', ''])('has no address for %j, in place of an empty one', (phone) => {
  expect(contactAddresses(phone, 'Merhaba')).toBeNull();
});
