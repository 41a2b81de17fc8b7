import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { anAgreement, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/support/agreements.js';
import { listSteps, type Side, type Step, toStatus } from './agreement-status.js';

const NOW = Date.UTC(2026, 10, 29, 12);
const DEPARTURE = NOW + 5 * HOUR_MS;
const ACCEPTED = { state: 'accepted', acceptedAt: NOW - HOUR_MS, departsAt: DEPARTURE } as const;
const ENDED = { acceptedAt: NOW - HOUR_MS, endedAt: NOW - HOUR_MS } as const;

type Row = [what: string, facts: Partial<AgreementView>, side: Side, status: string, steps: Step[]];

const ROWS: Row[] = [
  ['a request', {}, 'requester', 'waiting', ['takeBack']],
  ['a request', {}, 'provider', 'asked', ['accept', 'decline']],
  ['an accepted one', ACCEPTED, 'requester', 'agreed', ['cancel']],
  ['an accepted one', ACCEPTED, 'provider', 'agreedToGive', ['cancel']],
  ['one within an hour', { ...ACCEPTED, departsAt: NOW + HOUR_MS }, 'requester', 'meet', ['start', 'cancel']],
  [
    'one within an hour',
    { ...ACCEPTED, departsAt: NOW + HOUR_MS },
    'provider',
    'meetWithCode',
    ['enterCode', 'cancel'],
  ],
  [
    'one half an hour after the departure',
    { ...ACCEPTED, departsAt: NOW - 30 * MINUTE_MS },
    'requester',
    'meet',
    ['start', 'miss', 'cancel'],
  ],
  ['one under way', { state: 'under_way' }, 'requester', 'underWay', ['finish']],
  ['one under way', { state: 'under_way' }, 'provider', 'underWay', ['finish']],
  ['a done one', { ...ENDED, state: 'done', canRate: true }, 'requester', 'done', ['rate']],
  ['a rated one', { ...ENDED, state: 'done' }, 'provider', 'done', []],
  ['a declined one', { state: 'declined', endedBy: 'provider' }, 'requester', 'declinedByOther', []],
  ['a declined one', { state: 'declined', endedBy: 'provider' }, 'provider', 'declinedByMe', []],
  ['a request taken back', { state: 'cancelled', endedBy: 'requester' }, 'requester', 'takenBack', []],
  ['a request taken back', { state: 'cancelled', endedBy: 'requester' }, 'provider', 'takenBackByOther', []],
  [
    'a request of an offer that ended',
    { state: 'cancelled', endedBy: 'provider' },
    'requester',
    'offerEnded',
    [],
  ],
  [
    'a request of an offer that ended',
    { state: 'cancelled', endedBy: 'provider' },
    'provider',
    'offerEndedByMe',
    [],
  ],
  [
    'a request that is no longer valid',
    { state: 'cancelled', endedBy: 'system' },
    'requester',
    'withdrawn',
    [],
  ],
  [
    'a cancelled one',
    { ...ENDED, state: 'cancelled', endedBy: 'provider' },
    'requester',
    'cancelledByOther',
    [],
  ],
  ['a cancelled one', { ...ENDED, state: 'cancelled', endedBy: 'provider' }, 'provider', 'cancelledByMe', []],
  [
    'one that an account or offer ended',
    { ...ENDED, state: 'cancelled', endedBy: 'system' },
    'provider',
    'withdrawn',
    [],
  ],
  ['an expired one', { state: 'expired', endedBy: 'timer' }, 'requester', 'unanswered', []],
  ['an expired one', { state: 'expired', endedBy: 'timer' }, 'provider', 'notAnswered', []],
  [
    'a missed one',
    { ...ENDED, state: 'missed', endedBy: 'provider', canRate: true },
    'provider',
    'missedByMe',
    ['rate'],
  ],
  [
    'a missed one',
    { ...ENDED, state: 'missed', endedBy: 'provider', canRate: true },
    'requester',
    'missedByOther',
    ['object', 'rate'],
  ],
  [
    'a missed one after a day',
    { ...ENDED, state: 'missed', endedBy: 'provider', endedAt: NOW - DAY_MS },
    'requester',
    'missedOver',
    [],
  ],
  [
    'a missed one after a day',
    { ...ENDED, state: 'missed', endedBy: 'provider', endedAt: NOW - DAY_MS },
    'provider',
    'missedByMeOver',
    [],
  ],
  [
    'an objection',
    { ...ENDED, state: 'missed', endedBy: 'provider', objectedAt: NOW },
    'requester',
    'objectedByMe',
    [],
  ],
  [
    'an objection',
    { ...ENDED, state: 'missed', endedBy: 'provider', objectedAt: NOW },
    'provider',
    'objectedByOther',
    [],
  ],
  ['a lapsed one', { ...ENDED, state: 'lapsed', endedBy: 'timer' }, 'provider', 'lapsed', []],
];

it.each(ROWS)('%s %j reads for the %s as %s, with the steps %j', (_what, facts, side, status, steps) => {
  const agreement = anAgreement(facts);
  expect(toStatus(agreement, side, NOW)).toBe(status);
  expect(listSteps(agreement, side, NOW)).toEqual(steps);
});
