import { helpMessage, kadesLinks, smsLink } from './help-links.js';

const PLAY = ['android', 'https://play.google.com/store/apps/details?id=tr.gov.egm.kades'];
const APP_STORE = ['apple', 'https://apps.apple.com/tr/app/kades/id1360309770'];

it.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; K)', [PLAY]],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', [APP_STORE]],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64)', [PLAY, APP_STORE]],
])('KADES is in the store of %s', (_device, userAgent, links) => {
  expect(kadesLinks(userAgent)).toEqual(links);
});

it('the message has the place and the tracking link only if they are known', () => {
  expect(helpMessage({ position: null, trackingUrl: null })).toBe('Yardıma ihtiyacım var, lütfen beni ara.');
  expect(
    helpMessage({
      position: { latitude: 39.9207712, longitude: 32.8541134 },
      trackingUrl: 'https://rotadas.example/takip/abc',
    }),
  ).toBe(
    'Yardıma ihtiyacım var, lütfen beni ara. Konumum: https://maps.google.com/?q=39.92077,32.85411 ' +
      'Yolculuğumu izle: https://rotadas.example/takip/abc',
  );
});

it('a link to the SMS app has the number to dial and the encoded text', () => {
  expect(smsLink('+90 532 444 55 66', 'Beni ara & gel')).toBe(
    'sms:+905324445566?&body=Beni%20ara%20%26%20gel',
  );
});
