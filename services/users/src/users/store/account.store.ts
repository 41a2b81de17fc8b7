import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Model, mongo, QueryFilter } from 'mongoose';
import type { Acceptance } from '@rotadas/contracts/accounts/terms';
import type { OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { createBatchLoader, createLookup } from '@rotadas/service-kit/time/batch-loader';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Account, AccountChange, NewAccount, RegistrationDefaults } from '../domain/account.js';
import {
  AccountChanges,
  asLiterals,
  differsFrom,
  withAcceptance,
  withProfileChanged,
  withUpdatedAt,
  withPhoneMark,
} from './account-changes.js';
import type { PeopleFilter } from '../domain/people-query.js';
import { PRESENT, SEARCH_COLLATION, toAccount, userSchema, type UserDocument } from './user.schema.js';

/**
 * Every change is one atomic update of one document. Concurrent operations are batched. An account
 * that is being erased counts as missing.
 */
@Injectable()
export class AccountStore {
  private readonly model: Model<UserDocument>;
  private readonly changes: AccountChanges;
  private readonly lookupById = createLookup(
    (ids: readonly number[]) => this.findAll({ ...PRESENT, _id: { $in: ids } }),
    ({ _id }) => _id,
  );
  private readonly lookupByGoogleId = createLookup(
    (googleIds: readonly string[]) => this.findAll({ googleId: { $in: googleIds } }),
    ({ googleId }) => googleId,
  );
  private readonly inserts = createBatchLoader((all: readonly UserDocument[]) => this.insertAll(all));

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
  ) {
    this.model = mongodb.mongoose.model<UserDocument>('User', userSchema, 'users');
    this.changes = new AccountChanges(this.model);
    mongodb.prepare(() => this.model.createIndexes());
  }

  find(id: number): Promise<Account | null> {
    return this.findOne(() => this.lookupById.load(id));
  }

  /** Also an account that is being erased, so that the identity gets no other one meanwhile. */
  findByGoogleId(googleId: string): Promise<Account | null> {
    return this.findOne(() => this.lookupByGoogleId.load(googleId));
  }

  /** Concurrent calls for one identity resolve to the same account. */
  async create(account: NewAccount): Promise<Account> {
    return this.mongodb.run(async () =>
      toAccount(
        await this.inserts.load({ ...account, termsAccepted: false, _id: await this.ids.next('users') }),
      ),
    );
  }

  /** Adds the event in the same write; no effect if the stored mean is newer. */
  async setRating(id: number, mean: Pick<Account, 'rating' | 'ratings' | 'ratedAt'>): Promise<void> {
    const filter = { ratedAt: { $not: { $gt: mean.ratedAt } } };
    const stages = [asLiterals(mean), withUpdatedAt(), withProfileChanged()];
    await this.mongodb.run(() => this.changes.apply({ id, filter, stages }));
  }

  update(id: number, change: AccountChange): Promise<Account | null> {
    return this.findOne(() => this.changes.apply({ id, stages: [asLiterals(change), withUpdatedAt()] }));
  }

  /** Adds an acceptance, unless there is one of this version. */
  acceptTerms(id: number, acceptance: Acceptance): Promise<Account | null> {
    const filter = { 'acceptances.version': { $ne: acceptance.version } };
    const stages = [withAcceptance(acceptance), withUpdatedAt()];
    return this.findOne(() => this.changes.apply({ id, filter, stages }));
  }

  /** Never moves the time of an earlier sign-out back. */
  signOut(id: number, before: number): Promise<Account | null> {
    const stages = [{ $set: { signedOutAt: { $max: ['$signedOutAt', before] } } }];
    return this.findOne(() => this.changes.apply({ id, stages }));
  }

  /** No effect if the known address is from a token issued at `emailAt`, epoch ms, or later. */
  updateEmail(id: number, email: string, emailAt: number): Promise<Account | null> {
    const filter = { emailAt: { $not: { $gte: emailAt } } };
    const stages = [asLiterals({ email, emailAt }), withUpdatedAt()];
    return this.findOne(() => this.changes.apply({ id, filter, stages }));
  }

  /** Adds the event in the same write, if anything changes. Another phone is not verified. */
  changeProfile(id: number, change: AccountChange): Promise<Account | null> {
    const mark = change.phone === undefined ? [] : [withPhoneMark(change.phone)];
    const stages = [...mark, asLiterals(change), withUpdatedAt(), withProfileChanged()];
    return this.findOne(() => this.changes.apply({ id, filter: differsFrom(change), stages }));
  }

  /** Adds the event in the same write. Another account with this verified phone loses its mark. */
  async verifyPhone(id: number, phone: string): Promise<void> {
    const stages = [asLiterals({ phone, isPhoneVerified: true }), withUpdatedAt(), withProfileChanged()];
    const former = { phone, isPhoneVerified: true, _id: { $ne: id } };
    const users = this.model.db.collection<UserDocument>('users');
    await this.mongodb.transaction(async (session) => {
      await users.updateMany(
        { ...former, ...PRESENT },
        [{ $set: { isPhoneVerified: false } }, withUpdatedAt()],
        { session },
      );
      await users.updateOne({ ...PRESENT, _id: id }, stages, { session });
    });
  }

  /** For a change in another collection, in one transaction. Throws `user-unknown`. */
  async addEvent(session: mongo.ClientSession, id: number, event: OutboxEvent): Promise<void> {
    const change = { $push: { outbox: event } };
    const { matchedCount } = await this.model.updateOne({ ...PRESENT, _id: id }, change, { session });
    if (matchedCount === 0) throw new DomainError('user-unknown');
  }

  /** Writes to the account, so that a concurrent erasure conflicts; false if it is missing. */
  async touch(session: mongo.ClientSession, id: number): Promise<boolean> {
    const touched = { $set: { updatedAt: Date.now() } };
    return (await this.model.updateOne({ ...PRESENT, _id: id }, touched, { session })).matchedCount === 1;
  }

  /** Writes the notice whole, since the change stream reads its kind. */
  async setSanction(
    session: mongo.ClientSession,
    id: number,
    sanction: Account['sanction'],
    events: readonly OutboxEvent[],
  ): Promise<Account | null> {
    const update = {
      $set: { sanction, updatedAt: Date.now() },
      ...(events.length > 0 && { $push: { outbox: { $each: events } } }),
    };
    const options = { session, returnDocument: 'after' } as const;
    const changed = await this.model
      .findOneAndUpdate({ ...PRESENT, _id: id }, update, options)
      .lean<UserDocument>();
    return changed && toAccount(changed);
  }

  /** For a change in another collection, in one transaction. */
  async setPicture(session: mongo.ClientSession, id: number, profileImage: string): Promise<void> {
    await this.model.updateOne(
      { ...PRESENT, _id: id },
      { $set: { profileImage, updatedAt: Date.now() } },
      { session },
    );
  }

  /** Sets fields that are still empty, and adds the event in the same write. */
  setWhereEmpty(id: number, { fullName, profileImage }: RegistrationDefaults): Promise<Account | null> {
    const fields = {
      fullName: { $cond: [{ $eq: ['$fullName', ''] }, { $literal: fullName }, '$fullName'] },
      profileImage: { $ifNull: ['$profileImage', { $literal: profileImage }] },
    };
    const stages = [{ $set: fields }, withUpdatedAt(), withProfileChanged()];
    return this.findOne(() => this.changes.apply({ id, stages }));
  }

  /** Sorts by name; each condition uses an index. */
  async search({ id, email, phones, names = [] }: PeopleFilter, limit: number): Promise<Account[]> {
    const conditions: QueryFilter<UserDocument>[] = [
      ...(id === undefined ? [] : [{ _id: id }]),
      ...(email === undefined ? [] : [{ email }]),
      ...(phones === undefined ? [] : [{ phone: { $in: [...phones] } }]),
      ...names.map((name) => ({ fullName: { $gte: name, $lt: `${name}\uffff` } })),
    ];
    if (conditions.length === 0) return [];
    const found = await this.mongodb.run(async () =>
      this.model
        .find({ ...PRESENT, $or: conditions })
        .collation(SEARCH_COLLATION)
        .sort({ fullName: 1 })
        .limit(limit)
        .lean<UserDocument[]>(),
    );
    return found.map(toAccount);
  }

  private async findAll(filter: QueryFilter<UserDocument>): Promise<UserDocument[]> {
    return this.model.find(filter).lean<UserDocument[]>();
  }

  private async insertAll(documents: readonly UserDocument[]): Promise<UserDocument[]> {
    const now = Date.now();
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
    return Promise.all(
      documents.map(async (document) => (await this.lookupByGoogleId.load(document.googleId)) ?? document),
    );
  }

  private async findOne(query: () => Promise<UserDocument | null>): Promise<Account | null> {
    const document = await this.mongodb.run(query);
    return document && toAccount(document);
  }
}
