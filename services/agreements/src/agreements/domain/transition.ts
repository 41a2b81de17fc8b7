import type { AgreementActor, AgreementState } from '@rotadas/contracts/agreements/agreement';
import {
  canMiss,
  canObject,
  canStart,
  isLateCancellation,
} from '@rotadas/contracts/agreements/agreement-times';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { AgreementEvent, StoredAgreement } from './stored-agreement.js';
import { maskContacts } from './mask-contacts.js';
import { nextDeadline } from './agreement-times.js';

/** What a side, the timer or the system does. */
export type Act =
  | { readonly kind: 'accept' | 'decline' | 'finish' | 'miss' | 'object' }
  /** A provider proves the meeting by the code; a requester needs none. */
  | { readonly kind: 'start'; readonly isCodeRight: boolean }
  | { readonly kind: 'cancel'; readonly reason: string | null }
  /** What is due by time; nothing before that. */
  | { readonly kind: 'settle' }
  /** Ends whatever is open: a provider withdrew the offer, or the reason names no side. */
  | { readonly kind: 'withdraw' };

export interface Transition {
  readonly next: StoredAgreement;
  /** The fields of `next` that changed. */
  readonly change: Partial<StoredAgreement>;
  readonly event: AgreementEvent;
}

/**
 * The agreement after `action` at `now` (epoch ms); null if nothing is due. Throws
 * `agreement-changed` if the state or the side does not allow it, `agreement-early`,
 * `objection-late` or `code-wrong`.
 */
export function transition(
  agreement: StoredAgreement,
  actor: AgreementActor,
  action: Act,
  now: number,
): Transition | null {
  const change = changeOf(agreement, actor, action, now);
  if (!change) return null;
  const version = agreement.version + 1;
  const next = { ...agreement, ...change, version };
  const actorId = {
    requester: agreement.requesterId,
    provider: agreement.providerId,
    timer: null,
    system: null,
  }[actor];
  return {
    next,
    change: { ...change, version },
    event: { actor, actorId, from: agreement.state, to: next.state, at: now },
  };
}

type Change = Partial<StoredAgreement> & Pick<StoredAgreement, 'state'>;

function changeOf(
  agreement: StoredAgreement,
  actor: AgreementActor,
  action: Act,
  now: number,
): Change | null {
  const { state } = agreement;
  const end = (to: AgreementState): Change => ({ state: to, endedAt: now, endedBy: actor });
  const isSide = actor === 'requester' || actor === 'provider';
  switch (action.kind) {
    case 'accept':
      require(actor === 'provider' && state === 'requested' && now < agreement.expiresAt);
      return { state: 'accepted', acceptedAt: now };
    case 'decline':
      require(actor === 'provider' && state === 'requested');
      return end('declined');
    case 'cancel':
      require(state === 'requested' ? actor === 'requester' : isSide && state === 'accepted');
      return {
        ...end('cancelled'),
        reason: state === 'accepted' ? action.reason : action.reason && maskContacts(action.reason),
        isLate: isLate(agreement, now),
      };
    case 'start':
      require(isSide && state === 'accepted');
      if (!canStart(agreement, now)) throw new DomainError('agreement-early');
      if (actor === 'provider' && !action.isCodeRight) throw new DomainError('code-wrong');
      return { state: 'under_way', metAt: now, metBy: actor };
    case 'miss':
      require(isSide && state === 'accepted');
      if (!canMiss(agreement, now)) throw new DomainError('agreement-early');
      return end('missed');
    case 'object':
      require(isSide && state === 'missed' && actor !== agreement.endedBy && agreement.objectedAt === null);
      if (!canObject(agreement, now)) throw new DomainError('objection-late');
      return { state, objectedAt: now };
    case 'finish':
      require(isSide && state === 'under_way');
      return end('done');
    case 'withdraw':
      require(actor === 'system' || actor === 'provider');
      if (!isOpen(state)) return null;
      if (state === 'under_way') return end('done');
      return { ...end('cancelled'), isLate: actor === 'provider' && isLate(agreement, now) };
    case 'settle':
      require(actor === 'timer');
      return isOpen(state) && now >= (nextDeadline(agreement) ?? Infinity) ? end(DUE[state]) : null;
  }
}

const isLate = (agreement: StoredAgreement, now: number): boolean =>
  agreement.state === 'accepted' && isLateCancellation(agreement, now);

type OpenState = keyof typeof DUE;

/** What the timer makes of an open agreement. */
const DUE = { requested: 'expired', accepted: 'lapsed', under_way: 'done' } as const;

const isOpen = (state: AgreementState): state is OpenState => state in DUE;

function require(isAllowed: boolean): asserts isAllowed {
  if (!isAllowed) throw new DomainError('agreement-changed');
}
