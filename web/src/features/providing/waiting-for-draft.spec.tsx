import { EMPTY_OFFER } from './offer-form.js';
import { toStopLines, toWaitingQuery } from './waiting-for-draft.js';

const end = (name: string, id: string) => ({
  text: name,
  place: { id, name, latitude: 39.6, longitude: 27.9 },
});
const way = {
  ...EMPTY_OFFER,
  type: 'companion',
  from: end('Balıkesir', 'province-10'),
  to: end('Bursa', 'province-16'),
} as const;

const written = (text: string) => ({ text, place: null });

it('asks with the stops that are written or chosen, one a line', () => {
  const stops = toStopLines([
    end('Susurluk, Balıkesir', 'district-1'),
    written(''),
    written('Mustafakemalpaşa\n merkez '),
  ]);
  expect(toWaitingQuery({ ...way, stops }, 0)).toEqual({
    ...{ type: 'companion', from: 'Balıkesir', fromPlaceId: 'province-10' },
    ...{ to: 'Bursa', toPlaceId: 'province-16' },
    stops: 'Susurluk, Balıkesir\nMustafakemalpaşa merkez',
  });
});

it('asks without stops where none is written', () => {
  expect(toWaitingQuery({ ...way, stops: toStopLines([written(''), written(' ')]) }, 0)).not.toHaveProperty(
    'stops',
  );
});
