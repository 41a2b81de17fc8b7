import type { AgreementInput } from '@rotadas/contracts/agreements/agreement';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { HOUR_MS, NOW, PROVIDER_ID, REQUESTER_ID } from '../../../test/support/an-agreement.js';
import { newAgreement } from './new-agreement.js';

const END = { name: 'Isparta', placeId: null, point: null };
const PRICE = { amount: 150, per: 'person' } as const;
const DEPARTS_AT = NOW + 5 * HOUR_MS;

const request = (seen: Partial<AgreementInput>) =>
  newAgreement(
    REQUESTER_ID,
    { offer: { departureId: 5 }, quantity: 1, ...seen },
    {
      offer: anOffer({ id: 5, userId: PROVIDER_ID, type: 'companion', departsAt: DEPARTS_AT, price: PRICE }),
      isLive: false,
      seatsLeft: 4,
    },
    { from: END, to: END, durationMs: HOUR_MS },
    NOW,
  );

it.each<[string, Partial<AgreementInput>]>([
  ['another price', { price: { amount: 200, per: 'person' } }],
  ['the price by another unit', { price: { amount: 150, per: 'trip' } }],
  ['no price', { price: null }],
  ['another departure', { departsAt: DEPARTS_AT + 1 }],
])('rejects a requester who saw %s', (_what, seen) => {
  expect(() => request(seen)).toThrow(expect.objectContaining({ code: 'offer-changed' }));
});

it.each<[string, Partial<AgreementInput>]>([
  ['saw the terms of the offer', { price: { per: 'person', amount: 150 }, departsAt: DEPARTS_AT }],
  ['names no terms', {}],
])('accepts a requester who %s', (_what, seen) => {
  expect(request(seen)).toMatchObject({ price: PRICE, departsAt: DEPARTS_AT });
});
