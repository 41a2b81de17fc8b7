import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { AskedTogether } from '@rotadas/service-kit/mongodb/asked-together';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import type { Account, AccountChange, NewAccount, RegistrationFill } from '../domain/account.js';
import { asLiterals, withProfileChanged, withUpdatedAt } from './account-stages.js';
import { AccountChanges } from './account-changes.js';
import { toAccount } from './user.mapper.js';
import { userSchema, type UserDocument } from './user.schema.js';

/** Keeps accounts. Every change is one atomic update of one document; those that come at the same time travel together. */
@Injectable()
export class UserRepository {
  private readonly model: Model<UserDocument>;
  private readonly changes: AccountChanges;
  private readonly byId = new AskedTogether((ids: readonly number[]) => this.findAll('_id', ids));
  private readonly byGoogleId = new AskedTogether((ids: readonly string[]) => this.findAll('googleId', ids));
  private readonly created = new AskedTogether((all: readonly UserDocument[]) => this.createAll(all));

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<UserDocument>('User', userSchema, 'users');
    this.changes = new AccountChanges(this.model);
    mongodb.prepare(() => this.model.createIndexes());
  }

  find(id: number): Promise<Account | null> {
    return this.one(() => this.byId.of(id));
  }

  findByGoogleId(googleId: string): Promise<Account | null> {
    return this.one(() => this.byGoogleId.of(googleId));
  }

  /** Stores a new account; whoever comes second with the same identity gets the first one's. */
  async create(account: NewAccount): Promise<Account> {
    return this.mongodb.run(async () =>
      toAccount(await this.created.of({ ...account, _id: await this.counter.next('users') })),
    );
  }

  update(id: number, change: AccountChange): Promise<Account | null> {
    return this.one(() => this.changes.make({ id, stages: [asLiterals(change), withUpdatedAt()] }));
  }

  /** Changes the profile and keeps the event that tells of it, in one write. */
  changeProfile(id: number, change: AccountChange): Promise<Account | null> {
    const stages = [asLiterals(change), withUpdatedAt(), withProfileChanged()];
    return this.one(() => this.changes.make({ id, stages }));
  }

  /** Sets each field only where the stored one is empty at this very moment, and keeps the event that tells of it. */
  fillWhereEmpty(id: number, { fullName, profileImage }: RegistrationFill): Promise<Account | null> {
    const fill = {
      fullName: { $cond: [{ $eq: ['$fullName', ''] }, { $literal: fullName }, '$fullName'] },
      profileImage: { $ifNull: ['$profileImage', { $literal: profileImage }] },
    };
    const stages = [{ $set: fill }, withUpdatedAt(), withProfileChanged()];
    return this.one(() => this.changes.make({ id, stages }));
  }

  private async findAll<Key extends '_id' | 'googleId'>(key: Key, values: readonly UserDocument[Key][]) {
    const found = await this.model.find({ [key]: { $in: values } }).lean<UserDocument[]>();
    const byKey = new Map(found.map((document) => [document[key], document]));
    return values.map((value) => byKey.get(value) ?? null);
  }

  private async createAll(documents: readonly UserDocument[]): Promise<UserDocument[]> {
    const now = new Date();
    const { upsertedCount } = await this.model.db.collection<UserDocument>('users').bulkWrite(
      documents.map((document) => ({
        updateOne: {
          filter: { googleId: document.googleId },
          update: { $setOnInsert: { ...document, createdAt: now, updatedAt: now } },
          upsert: true,
        },
      })),
    );
    if (upsertedCount === documents.length) return [...documents];
    const found = await this.findAll(
      'googleId',
      documents.map(({ googleId }) => googleId),
    );
    return documents.map((document, index) => found[index] ?? document);
  }

  private async one(query: () => Promise<UserDocument | null>): Promise<Account | null> {
    const document = await this.mongodb.run(query);
    return document && toAccount(document);
  }
}
