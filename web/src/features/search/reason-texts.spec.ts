import type { Match } from '@rotadas/contracts/matching/match';
import { aMatch } from '../../../test/support/builders.js';
import '../../shared/i18n/shared.tr.js';
import { reasonText } from './reason-texts.js';
import type { GroupName } from './group-counts.js';
import './search.tr.js';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const reason = (
  facts: Partial<Match>,
  offer: Partial<Match['provider']> = {},
  group: GroupName = 'onRoute',
) =>
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
    group,
  );

it('states arrival, seats and detour', () => {
  expect(reason({}, { seats: 2 })).toBe('12 dk sonra yanında · 2 koltuk · yolundan 4 km sapar');
});

it.each([
  [{ detourMetres: 300 }, '12 dk sonra yanında · yolundan sapmaz'],
  [{ reachesPickupAt: NOW + 80 * MINUTE }, '1 sa 20 dk sonra yanında · yolundan 4 km sapar'],
  [{ reachesPickupAt: NOW + 120 * MINUTE }, '2 sa sonra yanında · yolundan 4 km sapar'],
  [{ reachesPickupAt: NOW - MINUTE }, 'şimdi yanında · yolundan 4 km sapar'],
  [{ coveredShare: 0.6 }, '12 dk sonra yanında · yolundan 4 km sapar · rotanın %60 kadarı ortak'],
  [{ reason: 'on-demand', detourMetres: null }, '12 dk sonra yanında · 9 km uzağında'],
  [{ reason: 'name', detourMetres: null, reachesPickupAt: null }, 'aynı rota'],
] as const)('gives %j the reason: %s', (facts, text) => {
  expect(reason(facts)).toBe(text);
});

it.each([
  [NOW + 90 * MINUTE, 'bugün 12:30 kalkış'],
  [NOW + 24 * 60 * MINUTE, 'yarın 11:00 kalkış'],
  [NOW - MINUTE, 'bugün 10:59 kalkacaktı, henüz yola çıkmadı'],
])('states the departure of a planned offer: %d', (departsAt, text) => {
  expect(reason({}, { departsAt })).toBe(`${text} · yolundan 4 km sapar`);
});

it('promises no arrival of a near provider, who may have to turn back', () => {
  expect(reason({}, {}, 'near')).toBe('yolundan 4 km sapar');
  expect(reason({}, { departsAt: NOW + 90 * MINUTE }, 'near')).toBe(
    'bugün 12:30 kalkış · yolundan 4 km sapar',
  );
});
