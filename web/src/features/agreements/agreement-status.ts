import type { AgreementState, AgreementView } from '@rotadas/contracts/agreements/agreement';
import { canMiss, canObject, canStart } from '@rotadas/contracts/agreements/agreement-times';
import type { AgreementActionName } from '../../shared/agreements/agreements.api.js';
import type { agreementsTexts } from './agreements.tr.js';

export type Side = 'requester' | 'provider';

/** What every part of a card or page shows. */
export interface AgreementPartProps {
  agreement: AgreementView;
  side: Side;
  now: number;
}

export const sideOf = ({ providerId }: AgreementView, userId: number): Side =>
  providerId === userId ? 'provider' : 'requester';

const OTHER = { requester: 'provider', provider: 'requester' } as const;

export const otherSide = (side: Side): Side => OTHER[side];

export const otherPerson = (agreement: AgreementView, side: Side) => agreement[OTHER[side]];

/** `takeBack` cancels a request; the provider starts with `enterCode`. */
export type Step = AgreementActionName | 'takeBack' | 'enterCode' | 'rate';

/** What a side can do now, the next step first. */
export function listSteps(agreement: AgreementView, side: Side, now: number): Step[] {
  const { state, endedBy, objectedAt, canRate } = agreement;
  const isProvider = side === 'provider';
  const isStart = state === 'accepted' && canStart(agreement, now);
  const isMissedByOther = state === 'missed' && endedBy !== side;
  const steps: [Step, boolean][] = [
    ['accept', state === 'requested' && isProvider],
    ['decline', state === 'requested' && isProvider],
    ['takeBack', state === 'requested' && !isProvider],
    ['start', isStart && !isProvider],
    ['enterCode', isStart && isProvider],
    ['miss', state === 'accepted' && canMiss(agreement, now)],
    ['cancel', state === 'accepted'],
    ['finish', state === 'under_way'],
    ['object', isMissedByOther && objectedAt === null && canObject(agreement, now)],
    ['rate', canRate],
  ];
  return steps.flatMap(([step, isPossible]) => (isPossible ? step : []));
}

/** Steps that only the page offers; the cards of the list offer the others. */
const ON_PAGE: readonly Step[] = ['takeBack', 'miss', 'cancel'];

export const isNextStep = (step: Step): boolean => !ON_PAGE.includes(step);

/** Names the text of the state. */
export const stateName = ({ state }: AgreementView, side: Side) =>
  state === 'requested' && side === 'provider' ? 'asked' : state;

type Status = keyof (typeof agreementsTexts)['status'];

/** What has happened, or what to do next. */
export function toStatus(agreement: AgreementView, side: Side, now: number): Status {
  const { state, endedBy, acceptedAt, objectedAt } = agreement;
  const isRequester = side === 'requester';
  const isOwn = endedBy === side;
  switch (state) {
    case 'requested':
      return isRequester ? 'waiting' : 'asked';
    case 'accepted':
      if (canStart(agreement, now)) return isRequester ? 'meet' : 'meetWithCode';
      return isRequester ? 'agreed' : 'agreedToGive';
    case 'under_way':
      return 'underWay';
    case 'declined':
      return isRequester ? 'declinedByOther' : 'declinedByMe';
    case 'cancelled':
      if (endedBy === 'system') return 'withdrawn';
      if (acceptedAt === null && endedBy === 'provider') return isRequester ? 'offerEnded' : 'offerEndedByMe';
      if (acceptedAt === null) return isOwn ? 'takenBack' : 'takenBackByOther';
      return isOwn ? 'cancelledByMe' : 'cancelledByOther';
    case 'expired':
      return isRequester ? 'unanswered' : 'notAnswered';
    case 'missed':
      if (objectedAt !== null) return isOwn ? 'objectedByOther' : 'objectedByMe';
      if (!canObject(agreement, now)) return isOwn ? 'missedByMeOver' : 'missedOver';
      return isOwn ? 'missedByMe' : 'missedByOther';
    case 'done':
    case 'lapsed':
      return state;
  }
}

/** Names of colours in `agreements.css`. */
export const TONES: Readonly<Record<AgreementState, 'waiting' | 'agreed' | 'moving' | 'over' | 'bad'>> = {
  requested: 'waiting',
  accepted: 'agreed',
  under_way: 'moving',
  done: 'over',
  declined: 'bad',
  cancelled: 'bad',
  expired: 'over',
  missed: 'bad',
  lapsed: 'over',
};
