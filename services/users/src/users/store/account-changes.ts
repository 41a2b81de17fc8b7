import type { Model } from 'mongoose';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import type { UserDocument } from './user.schema.js';

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
