import { anAgreement, HOUR_MS, MINUTE_MS, NOW } from '../../../test/support/an-agreement.js';
import { nextReminder } from './next-reminder.js';

const DAY_MS = 24 * HOUR_MS;

type Known = Parameters<typeof anAgreement>[0];

it.each<[what: string, known: Known, since: number, expected: number | null]>([
  ['a request', { departsAt: NOW + DAY_MS }, NOW, null],
  [
    'an accepted agreement an hour before its departure',
    { state: 'accepted', departsAt: NOW + DAY_MS },
    NOW,
    NOW + 23 * HOUR_MS,
  ],
  ['an accepted agreement once', { state: 'accepted', departsAt: NOW + HOUR_MS }, NOW, null],
  ['an agreement that is accepted late', { state: 'accepted', departsAt: NOW + MINUTE_MS }, NOW, null],
  ['an agreement of a live offer', { state: 'accepted', departsAt: NOW - MINUTE_MS }, NOW, null],
  ['a trip that has begun', { state: 'under_way', departsAt: NOW + HOUR_MS }, NOW, null],
  ['a finished trip after a day', { state: 'done', endedAt: NOW }, NOW, NOW + DAY_MS],
  ['a finished trip after twelve days', { state: 'done', endedAt: NOW }, NOW + DAY_MS, NOW + 12 * DAY_MS],
  ['a finished trip twice', { state: 'done', endedAt: NOW }, NOW + 12 * DAY_MS, null],
  ['a missed trip', { state: 'missed', endedAt: NOW }, NOW, NOW + DAY_MS],
  ['a late cancellation', { state: 'cancelled', isLate: true, endedAt: NOW }, NOW, NOW + DAY_MS],
  ['an early cancellation', { state: 'cancelled', endedAt: NOW }, NOW, null],
  ['a lapsed agreement', { state: 'lapsed', endedAt: NOW }, NOW, null],
])('reminds of %s', (_what, known, since, expected) => {
  expect(nextReminder(anAgreement(known), since)).toBe(expected);
});
