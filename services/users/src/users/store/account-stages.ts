import { usersEvents } from '@rotadas/contracts/users/users.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { eventHead } from '@rotadas/service-kit/events/outbox-event';
import type { AccountChange } from '../domain/account.js';

/** The document's fields that the payload's are taken from. */
const PAYLOAD: Record<keyof PayloadOf<typeof usersEvents.profileChanged>, string> = {
  userId: '$_id',
  fullName: '$fullName',
  phone: '$phone',
};

/**
 * The stage of an update that sets fields to exactly these values, even where they look like
 * operators.
 */
export function asLiterals(change: AccountChange) {
  return {
    $set: Object.fromEntries(Object.entries(change).map(([field, value]) => [field, { $literal: value }])),
  };
}

/** The stage of an update that notes when it was made. */
export function withUpdatedAt() {
  return { $set: { updatedAt: Date.now() } };
}

/**
 * The stage of an update that adds `profile-changed` to the outbox, with the profile as the stages
 * before it left it.
 */
export function withProfileChanged() {
  const event = {
    $mergeObjects: [{ $literal: eventHead(usersEvents.profileChanged) }, { payload: PAYLOAD }],
  };
  return { $set: { outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, [event]] } } };
}
