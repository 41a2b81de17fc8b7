import type { Model } from 'mongoose';
import { AskedTogether } from '@rotadas/service-kit/mongodb/asked-together';
import type { UserDocument } from './user.schema.js';

/** One atomic update of one account. */
export interface StagedChange {
  readonly id: number;
  readonly stages: Record<'$set', object>[];
}

/** Makes changes of accounts, those that come at the same time in one write, in their order. */
export class AccountChanges {
  private readonly together = new AskedTogether((all: readonly StagedChange[]) => this.makeAll(all));

  constructor(private readonly model: Model<UserDocument>) {}

  /** Makes a change; answers the account as it is afterwards, null where there is none. */
  make(change: StagedChange): Promise<UserDocument | null> {
    return this.together.of(change);
  }

  private async makeAll(all: readonly StagedChange[]): Promise<(UserDocument | null)[]> {
    await this.model.db
      .collection<UserDocument>('users')
      .bulkWrite(all.map(({ id, stages }) => ({ updateOne: { filter: { _id: id }, update: stages } })));
    const ids = all.map(({ id }) => id);
    const changed = await this.model.find({ _id: { $in: ids } }).lean<UserDocument[]>();
    const byId = new Map(changed.map((document) => [document._id, document]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
