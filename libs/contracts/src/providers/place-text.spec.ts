import { Offer, OfferInput } from './offer.js';
import { PLACE_TEXT_FAULTS } from './place-text.js';
import { PlannedInput } from './planned-offer.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };

const findFaults = (change: object) =>
  OfferInput.safeParse({ ...ride, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

it.each([
  'Destek',
  'Güvenlik Mah. 12. Sok.',
  'Ordu-Giresun Havalimanı',
  'Atatürk Cad. No:5',
  'Батуми (Batum)',
])('an offer can start at %s', (from) => {
  expect(findFaults({ from })).toBeUndefined();
});

it.each([
  ['Rotadaş Güvenlik: https://evil.example', PLACE_TEXT_FAULTS.address],
  ['evil.example', PLACE_TEXT_FAULTS.address],
  ['evil.\u200bexample', PLACE_TEXT_FAULTS.address],
  ['ali@evil', PLACE_TEXT_FAULTS.address],
  ['R o t a d a ş Güvenlik', PLACE_TEXT_FAULTS.brand],
  ['Rota\u200bdaş', PLACE_TEXT_FAULTS.brand],
  ['R\u043etada\u015f', PLACE_TEXT_FAULTS.alphabets],
])('an offer or planned offer is rejected with the place %j', (text, fault) => {
  expect(findFaults({ from: text })).toEqual([['from', fault]]);
  expect(findFaults({ to: text })).toEqual([['to', fault]]);
  expect(findFaults({ stops: ['Polatlı', text] })).toEqual([['stops.1', fault]]);
  const planned = { ...ride, to: text, departsAt: Date.now() + 60_000 };
  expect(PlannedInput.safeParse(planned).error?.issues[0]?.message).toBe(fault);
});

it('a stored offer is not checked again', () => {
  const stored = { id: 1, userId: 2, description: null, showPhone: true, isActive: true, createdAt: 1 };
  expect(Offer.safeParse({ ...ride, ...stored, to: 'evil.example', stops: ['evil.example'] }).success).toBe(
    true,
  );
});
