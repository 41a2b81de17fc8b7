import { Injectable } from '@nestjs/common';
import { AGREED_STATES } from '@rotadas/contracts/agreements/agreement';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model, QueryFilter } from 'mongoose';
import { nextReminder } from '../domain/next-reminder.js';
import type { StoredAgreement } from '../domain/stored-agreement.js';
import { type AgreementDocument, agreementModel } from './agreement.schema.js';

/** Maximum number of requesters who are notified of freed seats. */
const WAITING_MAX = 100;

/** Publishes what the sides of an agreement are notified of without a change of it. */
@Injectable()
export class NoticeStore {
  private readonly model: Model<AgreementDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = agreementModel(mongodb);
  }

  /** Publishes the reminder that is due at `now` (epoch ms), once; false if none is. */
  recordReminder(agreementId: number, now: number): Promise<boolean> {
    return this.mongodb.run(async () => {
      const found = await this.model.findById(agreementId, { outbox: 0 }).lean<AgreementDocument>();
      if (!found || found.remindAt === null || found.remindAt > now) return false;
      const { requesterId, providerId, state, remindAt: dueAt } = found;
      const kind = state === 'accepted' ? 'departure' : 'rating';
      const due = { agreementId, requesterId, providerId, kind, dueAt, at: now } as const;
      const outbox = outboxEvent(agreementsEvents.reminderDue, due, now);
      const update = { $set: { remindAt: nextReminder(found, now) }, $push: { outbox } };
      const written = await this.model.updateOne({ _id: agreementId, remindAt: dueAt }, update);
      return written.matchedCount === 1;
    });
  }

  /** Publishes free `seats` to other requesters without an agreement, except hidden ones. */
  async recordFreedSeats(
    cancelled: StoredAgreement,
    seats: number,
    hiddenIds: readonly number[],
  ): Promise<void> {
    const { id: cancelledId, offerId, requesterId: leaverId } = cancelled;
    const joined: QueryFilter<AgreementDocument> = { offerId, state: { $in: [...AGREED_STATES] } };
    await this.mongodb.run(async () => {
      const joinedIds = await this.model.distinct('requesterId', joined);
      const waiting: QueryFilter<AgreementDocument> = {
        offerId,
        state: { $in: ['requested', 'expired'] },
        requesterId: { $nin: [leaverId, ...hiddenIds, ...joinedIds] },
        quantity: { $lte: seats },
      };
      const newest = this.model.find(waiting, { requesterId: 1, providerId: 1 }).sort({ _id: -1 });
      const found = await newest.limit(WAITING_MAX).lean<AgreementDocument[]>();
      const events = found.map(({ _id: agreementId, requesterId, providerId }) => {
        const freed = { agreementId, requesterId, providerId, cancelledId, at: Date.now() };
        return outboxEvent(agreementsEvents.seatsFreed, freed);
      });
      await this.model.updateOne({ _id: cancelledId }, { $push: { outbox: { $each: events } } });
    });
  }

  /** For agreements between two users. */
  async stopReminders(userIdA: number, userIdB: number): Promise<void> {
    const both = { $in: [userIdA, userIdB] };
    const between: QueryFilter<AgreementDocument> = { requesterId: both, providerId: both };
    await this.mongodb.run(async () => this.model.updateMany(between, { $set: { remindAt: null } }));
  }
}
