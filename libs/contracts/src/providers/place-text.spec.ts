import { Offer, OfferInput } from './offer.js';
import { PLACE_TEXT_FAULTS } from './place-text.js';
import { PlannedInput } from './planned-offer.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };

const faultsOf = (change: object) =>
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
])('an offer may begin at %s', (from) => {
  expect(faultsOf({ from })).toBeUndefined();
});

it.each([
  ['Rotadaş Güvenlik: https://evil.example', PLACE_TEXT_FAULTS.address],
  ['evil.example', PLACE_TEXT_FAULTS.address],
  ['evil.\u200bexample', PLACE_TEXT_FAULTS.address],
  ['ali@evil', PLACE_TEXT_FAULTS.address],
  ['R o t a d a ş Güvenlik', PLACE_TEXT_FAULTS.brand],
  ['Rota\u200bdaş', PLACE_TEXT_FAULTS.brand],
  ['R\u043etada\u015f', PLACE_TEXT_FAULTS.alphabets],
])('no place of an offer or a plan may be %j', (text, fault) => {
  expect(faultsOf({ from: text })).toEqual([['from', fault]]);
  expect(faultsOf({ to: text })).toEqual([['to', fault]]);
  expect(faultsOf({ stops: ['Polatlı', text] })).toEqual([['stops.1', fault]]);
  const plan = { ...ride, to: text, departsAt: Date.now() + 60_000 };
  expect(PlannedInput.safeParse(plan).error?.issues[0]?.message).toBe(fault);
});

it('an offer that was stored before stays readable', () => {
  const stored = { id: 1, userId: 2, description: null, showPhone: true, isActive: true, createdAt: 1 };
  expect(Offer.safeParse({ ...ride, ...stored, to: 'evil.example', stops: ['evil.example'] }).success).toBe(
    true,
  );
});
