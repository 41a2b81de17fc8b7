import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { currentRequestId } from '@rotadas/service-kit/request-context/request-id';
import type { Model, mongo } from 'mongoose';
import type { Account } from '../../users/domain/account.js';
import { AccountStore } from '../../users/store/account.store.js';
import { BannedContactStore } from '../../users/store/banned-contact.store.js';
import { currentNotice, type SanctionAct } from '../domain/sanction-acts.js';
import { type SanctionDocument, sanctionSchema, toDocument, toSanction } from './sanction.schema.js';

const LIST_MAX = 50;

/**
 * One transaction saves an act, the notice in the account of the user, banned contacts and events.
 * Acts on one user conflict in the account, so each sees the result of the one before.
 */
@Injectable()
export class SanctionStore {
  private readonly model: Model<SanctionDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
    private readonly accounts: AccountStore,
    private readonly bannedContacts: BannedContactStore,
  ) {
    this.model = mongodb.mongoose.model<SanctionDocument>('Sanction', sanctionSchema, 'sanctions');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** `create` gets the ID and the user's sanctions, and may run again. Throws `user-unknown`. */
  async add(
    userId: number,
    create: (id: number, others: readonly Sanction[]) => SanctionAct,
  ): Promise<Sanction> {
    const id = await this.mongodb.run(() => this.ids.next('sanctions'));
    return this.mongodb.transaction(async (session) => {
      const others = await this.listIn(session, userId);
      const act = create(id, others);
      const account = await this.save(session, act, others);
      if (!account) throw new DomainError('user-unknown');
      if (act.next.kind === 'ban') await this.bannedContacts.add(session, id, account);
      return act.next;
    });
  }

  /** Null from `change`, which may run again, changes nothing. Throws `sanction-unknown`. */
  async change(id: number, change: (sanction: Sanction) => SanctionAct | null): Promise<Sanction> {
    return this.mongodb.transaction(async (session) => {
      const found = await this.model.findById(id).session(session).lean<SanctionDocument>();
      if (!found) throw new DomainError('sanction-unknown');
      const sanction = toSanction(found);
      const act = change(sanction);
      if (!act) return sanction;
      const account = await this.save(session, act, await this.listIn(session, sanction.userId));
      if (act.next.liftedAt === null) return act.next;
      await this.bannedContacts.remove(session, id);
      // Only a running ban outlasts the account of its user.
      if (!account) await this.model.deleteOne({ _id: id }, { session });
      return act.next;
    });
  }

  /** Newest first. */
  async list(userId: number): Promise<Sanction[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find({ userId }).sort({ _id: -1 }).limit(LIST_MAX).lean<SanctionDocument[]>(),
    );
    return found.map(toSanction);
  }

  async hasForReport(reportId: number): Promise<boolean> {
    const found = await this.mongodb.run(async () => this.model.exists({ reportId, liftedAt: null }));
    return found !== null;
  }

  /** Oldest first. */
  async listOpenAppeals(): Promise<Sanction[]> {
    const open = { appeal: 'open', liftedAt: null } as const;
    const found = await this.mongodb.run(async () =>
      this.model.find(open).sort({ appealedAt: 1 }).limit(LIST_MAX).lean<SanctionDocument[]>(),
    );
    return found.map(toSanction);
  }

  private async listIn(session: mongo.ClientSession, userId: number): Promise<Sanction[]> {
    const found = this.model.find({ userId }).sort({ _id: -1 }).session(session);
    return (await found.lean<SanctionDocument[]>()).map(toSanction);
  }

  /** Null if the account was erased, which leaves its bans. */
  private async save(
    session: mongo.ClientSession,
    { next, news, audit }: SanctionAct,
    before: readonly Sanction[],
  ): Promise<Account | null> {
    const { id, userId } = next;
    await this.model.replaceOne({ _id: id }, toDocument(next), { upsert: true, session });
    if (audit) {
      const entry = { ...audit, id: randomUUID(), at: Date.now(), target: String(id), userId };
      const requestId = currentRequestId() ?? null;
      // The account of the user may be erased before the event is published.
      const event = outboxEvent(usersEvents.moderated, { ...entry, requestId });
      await this.accounts.addEvent(session, audit.adminId, event);
    }
    const after = [next, ...before.filter((each) => each.id !== id)].toSorted((a, b) => b.id - a.id);
    const events = news ? [outboxEvent(usersEvents.accountNews, { ...news, userId })] : [];
    return this.accounts.setSanction(session, userId, currentNotice(after, Date.now()), events);
  }
}
