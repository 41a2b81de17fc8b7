import { toDialNumber, phoneText } from './phone-text.js';

it.each([
  ['+90 532 444 55 66', '0532 444 55 66'],
  ['+49 1511 2345678', '+49 1511 2345678'],
  ['+90 4440444', '+90 4440444'],
  ['0532 444 55 66', '0532 444 55 66'],
])('formats %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

it.each([
  ['+90 532 444 55 66', '+905324445566'],
  ['+49 1511 2345678', '+4915112345678'],
  ['0532 444 55 66', '+905324445566'],
  ['532 444 55 66', '+905324445566'],
  ['0049 151 1234567', '+491511234567'],
])('dials %s', (phone, dialled) => {
  expect(toDialNumber(phone)).toBe(dialled);
});

it.each(['abc', '.', '', '112', '+'])('returns null for a number that cannot be dialled: %j', (phone) => {
  expect(toDialNumber(phone)).toBeNull();
});
