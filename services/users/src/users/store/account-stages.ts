import { usersEvents } from '@rotadas/contracts/users/users.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { eventHead } from '@rotadas/service-kit/outbox/outbox-event';
import type { AccountChange } from '../domain/account.js';

/** Where in a document the payload's fields stand. */
const PAYLOAD: Record<keyof PayloadOf<typeof usersEvents.profileChanged>, string> = {
  userId: '$_id',
  fullName: '$fullName',
  phone: '$phone',
};

/** A stage of an update that sets fields to just these values, whatever they look like. */
export function asLiterals(change: AccountChange) {
  return {
    $set: Object.fromEntries(Object.entries(change).map(([field, value]) => [field, { $literal: value }])),
  };
}

/** A stage of an update that notes when it was made. */
export function withUpdatedAt() {
  return { $set: { updatedAt: new Date() } };
}

/** A stage of an update that puts `profile-changed` into the outbox, with what the stages before it made of the profile. */
export function withProfileChanged() {
  const event = {
    $mergeObjects: [{ $literal: eventHead(usersEvents.profileChanged) }, { payload: PAYLOAD }],
  };
  return { $set: { outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, [event]] } } };
}
