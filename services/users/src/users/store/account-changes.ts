import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { eventHead } from '@rotadas/service-kit/events/outbox-event';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import type { Model } from 'mongoose';
import type { AccountChange } from '../domain/account.js';
import type { UserDocument } from './user.schema.js';

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

/** One atomic update of one account, as the stages of an aggregation. */
export interface StagedChange {
  readonly id: number;
  readonly stages: Record<'$set', object>[];
}

/** Changes accounts, concurrent changes in one write and in their order. */
export class AccountChanges {
  private readonly batches = new Batcher((changes: readonly StagedChange[]) => this.makeAll(changes));

  constructor(private readonly model: Model<UserDocument>) {}

  /** Makes a change; answers the account as it is afterwards, null where there is none. */
  make(change: StagedChange): Promise<UserDocument | null> {
    return this.batches.add(change);
  }

  private async makeAll(changes: readonly StagedChange[]): Promise<(UserDocument | null)[]> {
    await this.model.db
      .collection<UserDocument>('users')
      .bulkWrite(changes.map(({ id, stages }) => ({ updateOne: { filter: { _id: id }, update: stages } })));
    const ids = changes.map(({ id }) => id);
    const changed = await this.model.find({ _id: { $in: ids } }).lean<UserDocument[]>();
    const byId = new Map(changed.map((document) => [document._id, document]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
