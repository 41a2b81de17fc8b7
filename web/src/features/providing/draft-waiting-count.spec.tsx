import { EMPTY_OFFER } from './offer-form.js';
import { toStopLines, toWaitingQuery } from './draft-waiting-count.js';

const end = (name: string, id: string) => ({
  text: name,
  place: { id, name, latitude: 39.6, longitude: 27.9 },
});
const route = {
  ...EMPTY_OFFER,
  type: 'companion',
  from: end('Balıkesir', 'province-10'),
  to: end('Bursa', 'province-16'),
} as const;

const typed = (text: string) => ({ text, place: null });

it('sends typed and chosen stops, one a line, and omits them if none is typed', () => {
  const stops = toStopLines([
    end('Susurluk, Balıkesir', 'district-1'),
    typed(''),
    typed('Mustafakemalpaşa\n merkez '),
  ]);
  expect(toWaitingQuery({ ...route, stops })).toEqual({
    type: 'companion',
    from: 'Balıkesir',
    fromPlaceId: 'province-10',
    to: 'Bursa',
    toPlaceId: 'province-16',
    stops: 'Susurluk, Balıkesir\nMustafakemalpaşa merkez',
  });
  const none = toStopLines([typed(''), typed(' ')]);
  expect(toWaitingQuery({ ...route, stops: none })).not.toHaveProperty('stops');
});
