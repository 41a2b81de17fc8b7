import type { Match } from '@rotadas/contracts/matching/match';
import { aMatch } from '../../../test/support/builders.js';
import '../../shared/i18n/shared.tr.js';
import { reasonText } from './reason-texts.js';
import './search.tr.js';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const reason = (facts: Partial<Match>, offer: Partial<Match['provider']> = {}) =>
  reasonText(
    aMatch(
      1,
      {
        detourMetres: 4_020,
        distanceToPickupMetres: 9_000,
        reachesPickupAt: NOW + 12 * MINUTE,
        ...facts,
      },
      offer,
    ),
    NOW,
  );

it('states detour, arrival, seats and price', () => {
  const offer = { seats: 2, price: { amount: 150, per: 'person' } } as const;
  expect(reason({}, offer)).toBe('Yolundan 4 km sapar · 12 dk sonra yanında · 2 koltuk · 150 ₺ / kişi');
});

it.each([
  [{ detourMetres: 300 }, 'Yolundan sapmaz · 12 dk sonra yanında'],
  [{ reachesPickupAt: NOW + 80 * MINUTE }, 'Yolundan 4 km sapar · 1 sa 20 dk sonra yanında'],
  [{ reachesPickupAt: NOW + 120 * MINUTE }, 'Yolundan 4 km sapar · 2 sa sonra yanında'],
  [{ reachesPickupAt: NOW - MINUTE }, 'Yolundan 4 km sapar · şimdi yanında'],
  [{ coveredShare: 0.6 }, 'Yolundan 4 km sapar · rotanın %60 kadarı ortak · 12 dk sonra yanında'],
  [{ reason: 'nearness', detourMetres: null }, '9 km uzağında · 12 dk sonra yanında'],
  [{ reason: 'name', detourMetres: null, reachesPickupAt: null }, 'Aynı rota'],
] as const)('gives %j the reason: %s', (facts, text) => {
  expect(reason(facts)).toBe(text);
});

it.each([
  [NOW + 90 * MINUTE, 'bugün 12:30 kalkış'],
  [NOW + 24 * 60 * MINUTE, 'yarın 11:00 kalkış'],
  [NOW - MINUTE, 'bugün 10:59 kalkacaktı, henüz yola çıkmadı'],
])('states the departure of a planned offer: %d', (departsAt, text) => {
  expect(reason({}, { departsAt })).toBe(`Yolundan 4 km sapar · ${text}`);
});
