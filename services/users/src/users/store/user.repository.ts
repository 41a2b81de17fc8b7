import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { isDuplicateKey } from '../../store/duplicate-key.js';
import type { Account, AccountChange, NewAccount, RegistrationFill } from '../domain/account.js';
import { withProfileChanged } from './profile-event.js';
import { toAccount } from './user.mapper.js';
import { userSchema, type UserDocument } from './user.schema.js';

/** Keeps accounts. Every change is one atomic update of one document. */
@Injectable()
export class UserRepository {
  private readonly model: Model<UserDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<UserDocument>('User', userSchema, 'users');
    mongodb.prepare(() => this.model.createIndexes());
  }

  find(id: number): Promise<Account | null> {
    return this.one(() => this.model.findById(id).lean<UserDocument>());
  }

  findByGoogleId(googleId: string): Promise<Account | null> {
    return this.one(() => this.model.findOne({ googleId }).lean<UserDocument>());
  }

  /** Stores a new account; whoever comes second with the same identity gets the first one's. */
  async create(account: NewAccount): Promise<Account> {
    return this.mongodb.run(async () => {
      const document = { ...account, _id: await this.counter.next('users') };
      try {
        await this.model.create(document);
        return toAccount(document);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return toAccount(
          await this.model.findOne({ googleId: account.googleId }).lean<UserDocument>().orFail(),
        );
      }
    });
  }

  update(id: number, change: AccountChange): Promise<Account | null> {
    return this.one(() =>
      this.model
        .findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after', runValidators: true })
        .lean<UserDocument>(),
    );
  }

  /** Changes the profile and keeps the event that tells of it, in one write. */
  changeProfile(id: number, change: AccountChange): Promise<Account | null> {
    return this.inStages(
      id,
      Object.fromEntries(Object.entries(change).map(([field, value]) => [field, { $literal: value }])),
    );
  }

  /** Sets each field only where the stored one is empty at this very moment, and keeps the event that tells of it. */
  fillWhereEmpty(id: number, { fullName, profileImage }: RegistrationFill): Promise<Account | null> {
    const fill = {
      fullName: { $cond: [{ $eq: ['$fullName', ''] }, { $literal: fullName }, '$fullName'] },
      profileImage: { $ifNull: ['$profileImage', { $literal: profileImage }] },
    };
    return this.inStages(id, fill);
  }

  private inStages(id: number, fields: Record<string, unknown>): Promise<Account | null> {
    return this.one(() =>
      this.model
        .findByIdAndUpdate(id, [{ $set: fields }, withProfileChanged()], {
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean<UserDocument>(),
    );
  }

  private async one(query: () => PromiseLike<UserDocument | null>): Promise<Account | null> {
    const document = await this.mongodb.run(async () => query());
    return document && toAccount(document);
  }
}
