import { removePersonalData } from './client-error-text.js';

it.each([
  [
    "Cannot read properties of undefined (reading 'ece@rotadas.example')",
    'Cannot read properties of undefined (reading <text>)',
  ],
  ['no user ece@rotadas.example here', 'no user <address> here'],
  ['Failed to fetch https://rotadas.example/?oobCode=secret now', 'Failed to fetch <url> now'],
  ['bad phone +90 555 555 55 55', 'bad phone +90 <number> <number> 55 55'],
  ['outside: 39.92077, 32.85411', 'outside: <number> <number>'],
  ['Minified React error #31 of "Ayşe Kaya"', 'Minified React error #31 of <text>'],
])('%s', (message, expected) => {
  expect(removePersonalData(message)).toBe(expected);
});
