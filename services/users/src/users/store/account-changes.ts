import type { Acceptance } from '@rotadas/contracts/accounts/terms';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { eventHead } from '@rotadas/service-kit/events/outbox-event';
import { createBatchLoader } from '@rotadas/service-kit/time/batch-loader';
import { writeGroups } from '@rotadas/service-kit/mongodb/duplicate-key';
import type { Model, mongo } from 'mongoose';
import type { Account, AccountChange } from '../domain/account.js';
import { FIRST_ACCEPTANCE, PRESENT, type UserDocument } from './user.schema.js';

const PAYLOAD: Record<keyof PayloadOf<typeof usersEvents.profileChanged>, string> = {
  userId: '$_id',
  fullName: '$fullName',
  phone: '$phone',
  gender: '$gender',
  rating: '$rating',
  ratings: '$ratings',
};

/** Update stage that sets fields to these values, even if they look like operators. */
export function asLiterals(change: Partial<Account>) {
  return {
    $set: Object.fromEntries(Object.entries(change).map(([field, value]) => [field, { $literal: value }])),
  };
}

/** Update stage that removes the mark of a verified phone unless `phone` is that phone. */
export function withPhoneMark(phone: string | null) {
  return {
    $set: { isPhoneVerified: { $and: ['$isPhoneVerified', { $eq: ['$phone', { $literal: phone }] }] } },
  };
}

/** Update stage that adds an acceptance after those that an earlier version did not record. */
export function withAcceptance(acceptance: Acceptance) {
  const unrecorded = { $cond: ['$termsAccepted', { $literal: [FIRST_ACCEPTANCE] }, []] };
  const known = { $ifNull: ['$acceptances', unrecorded] };
  return {
    $set: { acceptances: { $concatArrays: [known, { $literal: [acceptance] }] }, termsAccepted: true },
  };
}

/** Matches an account with which `change` does not agree already. */
export function differsFrom(change: AccountChange): mongo.Filter<UserDocument> {
  return { $or: Object.entries(change).map(([field, value]) => ({ [field]: { $ne: value } })) };
}

export function withUpdatedAt() {
  return { $set: { updatedAt: Date.now() } };
}

/** Update stage that adds `profile-changed` to the outbox with the profile of earlier stages. */
export function withProfileChanged() {
  const event = {
    $mergeObjects: [{ $literal: eventHead(usersEvents.profileChanged) }, { payload: PAYLOAD }],
  };
  return { $set: { outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, [event]] } } };
}

/** An atomic update of one account, as stages of an aggregation. */
export interface StagedChange {
  readonly id: number;
  /** The account stays unchanged if it does not match. */
  readonly filter?: mongo.Filter<UserDocument>;
  readonly stages: Record<'$set', object>[];
}

/** Writes concurrent changes together, in order: a batch may have several of one account. */
export class AccountChanges {
  private readonly batches = createBatchLoader((changes: readonly StagedChange[]) => this.applyAll(changes));

  constructor(private readonly model: Model<UserDocument>) {}

  /** Resolves to the changed account; null if it is missing. */
  apply(change: StagedChange): Promise<UserDocument | null> {
    return this.batches.load(change);
  }

  private async applyAll(changes: readonly StagedChange[]): Promise<(UserDocument | null | Error)[]> {
    const groups = changes.map(({ id, filter, stages }) => [
      { updateOne: { filter: { ...filter, ...PRESENT, _id: id }, update: stages } },
    ]);
    const users = this.model.db.collection<UserDocument>('users');
    const errors = await writeGroups(groups, (writes) => users.bulkWrite(writes, { ordered: true }));
    const ids = changes.map(({ id }) => id);
    const changed = await this.model.find({ ...PRESENT, _id: { $in: ids } }).lean<UserDocument[]>();
    const byId = new Map(changed.map((document) => [document._id, document]));
    return ids.map((id, index) => errors[index] ?? byId.get(id) ?? null);
  }
}
