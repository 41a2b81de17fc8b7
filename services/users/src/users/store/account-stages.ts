import { usersEvents } from '@rotadas/contracts/users/users.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { eventHead } from '@rotadas/service-kit/outbox/outbox-event';

/** Where in a document the payload's fields stand. */
const PAYLOAD: Record<keyof PayloadOf<typeof usersEvents.profileChanged>, string> = {
  userId: '$_id',
  fullName: '$fullName',
  phone: '$phone',
};

/** A stage of an update that puts `profile-changed` into the outbox, with what the stages before it made of the profile. */
export function withProfileChanged() {
  const event = {
    $mergeObjects: [{ $literal: eventHead(usersEvents.profileChanged) }, { payload: PAYLOAD }],
  };
  return { $set: { outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, [event]] } } };
}
