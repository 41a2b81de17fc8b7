import { AgreementActor, AgreementState, type Agreement } from '@rotadas/contracts/agreements/agreement';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';
import { type Act, transition } from './transition.js';
import {
  anAgreement,
  HOUR_MS as HOUR,
  MINUTE_MS as MINUTE,
  NOW,
} from '../../../test/support/an-agreement.js';
import type { StoredAgreement } from './stored-agreement.js';

/** What ended an agreement in a state; the requester claimed that the provider did not come. */
const ENDED: Partial<Record<AgreementState, Partial<Agreement>>> = {
  missed: { endedAt: NOW - HOUR, endedBy: 'requester' },
};

const ACTIONS: readonly Act[] = [
  { kind: 'accept' },
  { kind: 'decline' },
  { kind: 'cancel', reason: 'Araba bozuldu' },
  { kind: 'start', isCodeRight: true },
  { kind: 'miss' },
  { kind: 'object' },
  { kind: 'finish' },
  { kind: 'settle' },
  { kind: 'withdraw' },
];

/** All that is allowed, with the state that it leads to. */
const ALLOWED: Readonly<Record<string, AgreementState>> = {
  'requested provider accept': 'accepted',
  'requested provider decline': 'declined',
  'requested requester cancel': 'cancelled',
  'requested system withdraw': 'cancelled',
  'accepted requester cancel': 'cancelled',
  'accepted provider cancel': 'cancelled',
  'requested provider withdraw': 'cancelled',
  'accepted provider withdraw': 'cancelled',
  'under_way provider withdraw': 'done',
  'accepted requester start': 'under_way',
  'accepted provider start': 'under_way',
  'accepted requester miss': 'missed',
  'accepted provider miss': 'missed',
  'accepted system withdraw': 'cancelled',
  'under_way requester finish': 'done',
  'under_way provider finish': 'done',
  'under_way system withdraw': 'done',
  'missed provider object': 'missed',
};

/** Allowed, but changes nothing: the timer is early, or the agreement is over. */
const IDLE = (state: AgreementState, actor: AgreementActor, kind: string) =>
  (actor === 'timer' && kind === 'settle') ||
  ((actor === 'system' || actor === 'provider') &&
    kind === 'withdraw' &&
    !ALLOWED[`${state} ${actor} ${kind}`]);

const CASES = AgreementState.options.flatMap((state) =>
  AgreementActor.options.flatMap((actor) =>
    ACTIONS.map((action) => [state, actor, action.kind, action] as const),
  ),
);

function outcome(
  agreement: StoredAgreement,
  actor: AgreementActor,
  action: Act,
  now: number,
): AgreementState | ErrorCode | null {
  try {
    return transition(agreement, actor, action, now)?.next.state ?? null;
  } catch (error) {
    return (error as { code: ErrorCode }).code;
  }
}

it.each(CASES)('transition: %s, %s, %s', (state, actor, kind, action) => {
  // Half an hour after the departure each side may claim that the other did not come.
  const now = NOW + 30 * MINUTE;
  const agreement = anAgreement({ state, expiresAt: now + MINUTE, ...ENDED[state] });
  const allowed = ALLOWED[`${state} ${actor} ${kind}`];
  const expected = allowed ?? (IDLE(state, actor, kind) ? null : 'agreement-changed');
  expect(outcome(agreement, actor, action, now)).toBe(expected);
});

describe('transition', () => {
  it('grows the version, and records who acted and when', () => {
    expect(transition(anAgreement(), 'provider', { kind: 'decline' }, NOW)).toMatchObject({
      next: { state: 'declined', version: 4, endedAt: NOW, endedBy: 'provider' },
      event: { actor: 'provider', actorId: 8, from: 'requested', to: 'declined', at: NOW },
    });
  });

  it('records who confirmed the meeting', () => {
    const accepted = anAgreement({ state: 'accepted' });
    const started = transition(accepted, 'requester', { kind: 'start', isCodeRight: false }, NOW);
    expect(started?.next).toMatchObject({
      state: 'under_way',
      metAt: NOW,
      metBy: 'requester',
      endedAt: null,
    });
  });

  it.each([
    [
      'a request that has expired',
      'requested',
      'provider',
      { kind: 'accept' },
      NOW + MINUTE,
      'agreement-changed',
    ],
    [
      'a request in its last moment',
      'requested',
      'provider',
      { kind: 'accept' },
      NOW + MINUTE - 1,
      'accepted',
    ],
    [
      'a start an hour ahead',
      'accepted',
      'requester',
      { kind: 'start', isCodeRight: false },
      NOW - HOUR,
      'under_way',
    ],
    [
      'an earlier start',
      'accepted',
      'requester',
      { kind: 'start', isCodeRight: false },
      NOW - HOUR - 1,
      'agreement-early',
    ],
    ['a wrong code', 'accepted', 'provider', { kind: 'start', isCodeRight: false }, NOW, 'code-wrong'],
    ['an early claim', 'accepted', 'provider', { kind: 'miss' }, NOW + 30 * MINUTE - 1, 'agreement-early'],
    ['the timer before its time', 'requested', 'timer', { kind: 'settle' }, NOW + MINUTE - 1, null],
    ['the timer at the expiry', 'requested', 'timer', { kind: 'settle' }, NOW + MINUTE, 'expired'],
    [
      'the timer a day after the departure',
      'accepted',
      'timer',
      { kind: 'settle' },
      NOW + 24 * HOUR,
      'lapsed',
    ],
    ['the timer before that', 'accepted', 'timer', { kind: 'settle' }, NOW + 24 * HOUR - 1, null],
    ['the timer hours after the arrival', 'under_way', 'timer', { kind: 'settle' }, NOW + 4 * HOUR, 'done'],
    ['the timer of a trip', 'under_way', 'timer', { kind: 'settle' }, NOW + 4 * HOUR - 1, null],
  ] as const)('decides by the time: %s', (_what, state, actor, action, now, expected) => {
    expect(outcome(anAgreement({ state }), actor, action, now)).toBe(expected);
  });

  it.each([
    ['two hours ahead', 'accepted', NOW - 9 * HOUR, NOW - 2 * HOUR, false],
    ['less than two hours ahead', 'accepted', NOW - 9 * HOUR, NOW - 2 * HOUR + 1, true],
    ['five minutes after the acceptance of a live offer', 'accepted', NOW, NOW + 5 * MINUTE, true],
    ['less than five minutes after it', 'accepted', NOW, NOW + 5 * MINUTE - 1, false],
    ['before the acceptance', 'requested', null, NOW, false],
  ] as const)('decides what is a late cancellation: %s', (_when, state, acceptedAt, now, isLate) => {
    const agreement = anAgreement({ state, acceptedAt });
    const cancelled = transition(agreement, 'requester', { kind: 'cancel', reason: null }, now);
    expect(cancelled?.next).toMatchObject({ state: 'cancelled', isLate });
  });

  it('counts an offer that its provider withdraws as a cancellation of the provider', () => {
    const accepted = anAgreement({ state: 'accepted', acceptedAt: NOW - 9 * HOUR });
    const withdraw = (actor: AgreementActor, now = NOW) =>
      transition(accepted, actor, { kind: 'withdraw' }, now)?.next;
    expect(withdraw('provider')).toMatchObject({ endedBy: 'provider', isLate: true });
    expect(withdraw('provider', NOW - 3 * HOUR)).toMatchObject({ endedBy: 'provider', isLate: false });
    expect(withdraw('system')).toMatchObject({ endedBy: 'system', isLate: false, reason: null });
  });

  it('masks contacts in the reason of a request that was never accepted', () => {
    const cancel = { kind: 'cancel', reason: 'Ara: 0532 444 55 66' } as const;
    const reason = (state: AgreementState) =>
      transition(anAgreement({ state }), 'requester', cancel, NOW)?.next.reason;
    expect([reason('requested'), reason('accepted')]).toEqual(['Ara: •••', 'Ara: 0532 444 55 66']);
  });

  it('takes one objection within a day', () => {
    const missed = anAgreement({ state: 'missed', endedAt: NOW, endedBy: 'provider' });
    const object = { kind: 'object' } as const;
    expect(transition(missed, 'requester', object, NOW)?.next).toMatchObject({ objectedAt: NOW });
    expect(outcome({ ...missed, objectedAt: NOW }, 'requester', object, NOW)).toBe('agreement-changed');
    expect(outcome(missed, 'provider', object, NOW)).toBe('agreement-changed');
    expect(outcome(missed, 'requester', object, NOW + 24 * HOUR)).toBe('objection-late');
  });
});
