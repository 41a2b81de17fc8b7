import {
  Agreement,
  type AgreementPerson,
  type AgreementView,
  DELETED_NAME,
  type PhoneOpening,
} from '@rotadas/contracts/agreements/agreement';
import { isRatable } from '@rotadas/contracts/agreements/agreement-times';
import { shownRating } from '@rotadas/contracts/primitives/shown-rating';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { shortName } from '@rotadas/contracts/users/short-name';
import type { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { OTHER, type Side, type StoredAgreement } from './stored-agreement.js';

const DAY_MS = 24 * 3_600_000;

/** Phones close this long after the end, ms. */
const PHONE_OPEN_MS = DAY_MS;

/** Messages of an accepted agreement close this long after the end, ms. */
const MESSAGES_OPEN_MS = 7 * DAY_MS;

export type Person = ReplyOf<typeof usersRpc.listPeople>['people'][number];

/** `hiddenIds` are the users behind a block of one side. */
const isBlocked = ({ requesterId, providerId }: StoredAgreement, hiddenIds: readonly number[]): boolean =>
  hiddenIds.includes(requesterId) || hiddenIds.includes(providerId);

/** Whether the sides see each other's phone and full name at `now`, epoch ms. */
export function areContactsOpen(
  agreement: StoredAgreement,
  now: number,
  hiddenIds: readonly number[],
): boolean {
  const { acceptedAt, endedAt } = agreement;
  if (acceptedAt === null || isBlocked(agreement, hiddenIds)) return false;
  return endedAt === null || now < endedAt + PHONE_OPEN_MS;
}

/** Whether the sides can write messages at `now`, epoch ms. */
export function areMessagesOpen(
  agreement: StoredAgreement,
  now: number,
  hiddenIds: readonly number[],
): boolean {
  const { acceptedAt, endedAt } = agreement;
  if (isBlocked(agreement, hiddenIds)) return false;
  return endedAt === null || (acceptedAt !== null && now < endedAt + MESSAGES_OPEN_MS);
}

/** Whether a side can rate the other at `now`, epoch ms. */
export const canRate = (agreement: StoredAgreement, side: Side, now: number): boolean =>
  isRatable(agreement, now) && !agreement.ratedBy.includes(side);

/** A whitelist. `people` lacks deleted accounts; `code` is for the requester only. */
export function agreementView(
  agreement: StoredAgreement,
  side: Side,
  people: ReadonlyMap<number, Person>,
  code: string,
  now: number,
  hiddenIds: readonly number[] = [],
): AgreementView {
  const isOpen = areContactsOpen(agreement, now, hiddenIds);
  const person = (userId: number) => toPerson(userId, people.get(userId), isOpen);
  const vehicle = isOpen ? people.get(agreement.providerId)?.vehicle : null;
  const showsCode = side === 'requester' && agreement.state === 'accepted';
  return {
    ...Agreement.parse(agreement),
    requester: person(agreement.requesterId),
    provider: { ...person(agreement.providerId), ...(vehicle && { vehicle }) },
    ...(showsCode && { code }),
    unread: agreement.unread[side],
    canWrite: areMessagesOpen(agreement, now, hiddenIds),
    canRate: canRate(agreement, side, now),
  };
}

/** Whom an accepted agreement shows the phone of a side; null if it was never accepted. */
export function phoneOpening(
  agreement: StoredAgreement,
  side: Side,
  people: ReadonlyMap<number, Person>,
  now: number,
  hiddenIds: readonly number[],
): PhoneOpening | null {
  const { id: agreementId, acceptedAt, endedAt } = agreement;
  if (acceptedAt === null) return null;
  const id = agreement[`${OTHER[side]}Id`];
  const { name } = toPerson(id, people.get(id), areContactsOpen(agreement, now, hiddenIds));
  return {
    agreementId,
    person: { id, name },
    from: acceptedAt,
    to: endedAt === null ? null : endedAt + PHONE_OPEN_MS,
  };
}

function toPerson(id: number, person: Person | undefined, isOpen: boolean): AgreementPerson {
  if (!person) return { id, name: DELETED_NAME };
  const { fullName, phone } = person;
  const { rating } = shownRating(person);
  return {
    id,
    name: isOpen ? fullName : shortName(fullName),
    ...(isOpen && phone !== null && { phone }),
    ...(rating !== undefined && { rating }),
  };
}
