import { ClientError } from './client-error.js';
import { removePersonalData } from './client-error-text.js';

it.each([
  [
    "Cannot read properties of undefined (reading 'ece@rotadas.example')",
    'Cannot read properties of undefined (reading <text>)',
  ],
  ['no user ece@rotadas.example here', 'no user <address> here'],
  ['Failed to fetch https://rotadas.example/?oobCode=secret now', 'Failed to fetch <url> now'],
  ['no user ali@😀.example, nor mailto:ece@x', 'no user <address> nor <address>'],
  ['bad phone +90 555 555 55 55', 'bad phone +<number> <number> <number> <number> <number>'],
  ['flat 7, born ١٩٩٠ or ５', 'flat <number> born <number> or <number>'],
  ['outside: 39.92077, 32.85411', 'outside: <number> <number>'],
  ['Minified React error #31 of "Ayşe Kaya"', 'Minified React error #<number> of <text>'],
  ['no user ece＠rotadas.example', 'no user <address>'],
  ['no user “Ayşe Yılmaz', 'no user <text>'],
  ['no user ＂Ayşe＂ nor "Ece Kaya', 'no user <text> nor <text>'],
  ["no user 'Ayşe'nin kızı' nor 'Ece Kaya", 'no user <text> nor <text>'],
  ["Can't find 'tüm' nor variable: x", "Can't find <text> nor variable: x"],
  ["no user'Ayşe Yılmaz", 'no user<text>'],
])('%s', (message, expected) => {
  expect(removePersonalData(message)).toBe(expected);
});

const isFrame = (text: string) => ClientError.shape.frames.safeParse([text]).success;

it.each([
  '/assets/home-Dfba8r5J.js:1:204512',
  '/assets/fallbackProp-BQSxR_gg.js:55:3',
  '/assets/consent.tr-DPVr77rQ.js:1:20',
  '/assets/reports.calls-B-6aS8NQ.js:1:2',
  '/assets/maplibre-gl-worker-BBDfba8r.mjs:813:645472',
])('%s is a frame', (frame) => {
  expect(isFrame(frame)).toBe(true);
});

it.each([
  '/ali/05555555555:1:1',
  '/profile:12:3',
  '/05321234567-TR330006100519786457841326.js:5321234:4445566',
  '/assets/05321234567-Dfba8r5J.js:1:1',
  '/assets/home-05321234.js:1:1',
  '/assets/home-Dfba8r5J.js:1:5321234',
  '/assets/home-Dfba8r5J.js:53212:1',
  '/assets/home.js:1:1',
  '/assets/ayse/home-Dfba8r5J.js:1:1',
])('%s is no frame', (frame) => {
  expect(isFrame(frame)).toBe(false);
});
