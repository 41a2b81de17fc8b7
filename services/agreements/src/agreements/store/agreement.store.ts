import { Injectable } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import {
  AgreementState,
  OPEN_STATES,
  type PhoneOpeningPageRequest,
} from '@rotadas/contracts/agreements/agreement';
import type { Message } from '@rotadas/contracts/agreements/message';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { secondsToNextTurkishDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { findFreeSlot } from '@rotadas/service-kit/mongodb/free-slot';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { dateEndedDocuments, removalDate } from '@rotadas/service-kit/mongodb/removal';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { cutPage } from '@rotadas/service-kit/paging/cut-page';
import type { Model, mongo, QueryFilter, QueryOptions, UpdateQuery } from 'mongoose';
import { nextDeadline } from '../domain/agreement-times.js';
import { CODE_LOCK_MS, CODE_TRIES_MAX, CODE_TRIES_TOTAL } from '../domain/agreement-code.js';
import { nextReminder } from '../domain/next-reminder.js';
import type { NewAgreement } from '../domain/new-agreement.js';
import type { AgreementEvent, Side, StoredAgreement } from '../domain/stored-agreement.js';
import type { Transition } from '../domain/transition.js';
import { type AgreementDocument, agreementModel, toAgreement } from './agreement.schema.js';

type Filter = QueryFilter<AgreementDocument>;

const HIDDEN = { outbox: 0, events: 0 } as const;

const OPEN: Filter = { state: { $in: [...OPEN_STATES] } };

/** All name states, so that MongoDB merges sorted scans of an index. */
const GROUPS = {
  open: OPEN,
  past: { state: { $in: AgreementState.options.filter((state) => !OPEN_STATES.has(state)) } },
  all: { state: { $in: AgreementState.options } },
  accepted: { state: { $in: AgreementState.options }, acceptedAt: { $ne: null } },
} satisfies Record<string, Filter>;

export interface AgreementListRequest extends PhoneOpeningPageRequest {
  readonly group: keyof typeof GROUPS;
}

export interface RequestLimits {
  readonly open: number;
  readonly perDay: number;
}

/** The fields with the times at which a sweep acts. */
export type Timer = 'deadline' | 'remindAt' | 'revealAt';

/** Writes an agreement, its history and its event in one operation. */
@Injectable()
export class AgreementStore {
  private readonly model: Model<AgreementDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
  ) {
    this.model = agreementModel(mongodb);
    mongodb.prepare(async () => {
      await this.model.createIndexes();
      await dateEndedDocuments(this.model, GROUPS.past, 'endedAt', RETENTION_DAYS.agreements);
    });
  }

  /**
   * Throws `open-request-limit-reached`, `daily-request-limit-reached`, or `request-repeated` if
   * the requester has an open agreement on this offer or was declined.
   */
  add(agreement: NewAgreement, limits: RequestLimits): Promise<StoredAgreement> {
    return this.mongodb.run(() => retryOnConflict(() => this.tryToAdd(agreement, limits)));
  }

  async find(id: number): Promise<StoredAgreement | null> {
    const [found = null] = await this.findAll({ _id: id });
    return found;
  }

  /** The history of an agreement, oldest first. */
  async listEvents(id: number): Promise<AgreementEvent[]> {
    const found = await this.mongodb.run(async () =>
      this.model.findById(id, { events: 1 }).lean<Pick<AgreementDocument, 'events'>>(),
    );
    return [...(found?.events ?? [])];
  }

  /** Lists agreements in which the user is either side, newest first. */
  async list(
    userId: number,
    { group, before, limit }: AgreementListRequest,
  ): Promise<{ items: StoredAgreement[]; next: number | null }> {
    const page = { ...GROUPS[group], ...(before !== undefined && { _id: { $lt: before } }) };
    const newestFirst = { sort: { _id: -1 }, limit: limit + 1 } as const;
    // One query per index: $or with a sort would read all agreements of the user.
    const found = await Promise.all([
      this.findAll({ ...page, requesterId: userId }, newestFirst),
      this.findAll({ ...page, providerId: userId }, newestFirst),
    ]);
    const newest = found.flat().sort((a, b) => b.id - a.id);
    return cutPage(newest, limit, ({ id }) => id);
  }

  /** Open agreements of one side or offer. */
  listOpen(of: Filter): Promise<StoredAgreement[]> {
    return this.findAll({ ...OPEN, ...of });
  }

  /** All open agreements, page by page. */
  listOpenPage(afterId: number, limit: number): Promise<StoredAgreement[]> {
    return this.findAll({ ...OPEN, _id: { $gt: afterId } }, { sort: { _id: 1 }, limit });
  }

  /** Number of finished agreements of both sides. */
  countDone(userId: number): Promise<number> {
    const state = 'done';
    const sides: Filter = {
      $or: [
        { requesterId: userId, state },
        { providerId: userId, state },
      ],
    };
    return this.mongodb.run(async () => this.model.countDocuments(sides));
  }

  /** Agreements between two users that were accepted, also ended ones. */
  listAccepted(userId: number, otherId: number): Promise<StoredAgreement[]> {
    const sides = [
      { requesterId: userId, providerId: otherId },
      { requesterId: otherId, providerId: userId },
    ];
    return this.findAll({ $or: sides, acceptedAt: { $ne: null } });
  }

  /** Ids of agreements with a timer that is due at `now`, epoch ms; longest due first. */
  async findDue(timer: Timer, now: number, limit: number): Promise<number[]> {
    const due: Filter = { [timer]: { $lte: now } };
    const found = await this.mongodb.run(async () =>
      this.model
        .find(due, { _id: 1 })
        .sort({ [timer]: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>(),
    );
    return found.map(({ _id }) => _id);
  }

  /** False after a concurrent change; then nothing is written. */
  save({ next, change, event }: Transition): Promise<boolean> {
    const { id, version } = next;
    return this.update(
      { _id: id, version: version - 1 },
      {
        $set: {
          ...change,
          deadline: nextDeadline(next),
          remindAt: nextReminder(next, event.at),
          removeAt: OPEN_STATES.has(next.state) ? null : removalDate(RETENTION_DAYS.agreements),
        },
        $push: { events: event, outbox: changedEvent(next, event) },
      },
    );
  }

  /** Counts a try of the code before it is checked; while locked, returns its end, epoch ms. */
  async countCodeTry(id: number, now: number): Promise<number | null> {
    const allowed: Filter = {
      _id: id,
      codeTries: { $lt: CODE_TRIES_TOTAL },
      $or: [
        { codeTries: 0 },
        { codeTries: { $not: { $mod: [CODE_TRIES_MAX, 0] } } },
        { codeTriedAt: { $lte: now - CODE_LOCK_MS } },
      ],
    };
    if (await this.update(allowed, { $inc: { codeTries: 1 }, $set: { codeTriedAt: now } })) return null;
    const locked = await this.mongodb.run(async () =>
      this.model.findById(id, { codeTries: 1, codeTriedAt: 1 }).lean<AgreementDocument>(),
    );
    const isForGood = (locked?.codeTries ?? 0) >= CODE_TRIES_TOTAL;
    return ((isForGood ? null : locked?.codeTriedAt) ?? now) + CODE_LOCK_MS;
  }

  /** Counts a message for the side that has not read it. */
  async recordMessage(
    session: mongo.ClientSession,
    agreement: StoredAgreement,
    to: Side,
    message: Message,
  ): Promise<void> {
    const { id: agreementId, requesterId, providerId } = agreement;
    const { id: messageId, fromUserId, at } = message;
    const readUpTo = agreement.readUpTo[to];
    const sent = { agreementId, requesterId, providerId, messageId, fromUserId, readUpTo, at };
    const event = outboxEvent(agreementsEvents.messageSent, sent, at);
    const update = { $inc: { [`unread.${to}`]: 1 }, $push: { outbox: event } };
    await this.model.updateOne({ _id: agreementId }, update, { session });
  }

  /** False after a concurrent message or reading; then nothing is written. */
  recordRead(
    { id, ...known }: StoredAgreement,
    side: Side,
    upTo: number | null,
    unread: number,
  ): Promise<boolean> {
    const [read, left] = [`readUpTo.${side}`, `unread.${side}`];
    const unchanged = { _id: id, [read]: known.readUpTo[side], [left]: known.unread[side] };
    return this.update(unchanged, { $set: { [read]: upTo, [left]: unread } });
  }

  /** Time at `now` since the earliest deadline that was not settled, ms; 0 if none has passed. */
  async overdueMs(now: number): Promise<number> {
    const due: Filter = { deadline: { $lte: now } };
    const first = await this.mongodb.run(async () =>
      this.model.findOne(due, { deadline: 1 }).sort({ deadline: 1 }).lean<{ deadline: number }>(),
    );
    return first ? now - first.deadline : 0;
  }

  private async findAll(
    filter: Filter,
    page: Pick<QueryOptions, 'sort' | 'limit'> = {},
  ): Promise<StoredAgreement[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find(filter, HIDDEN, page).lean<AgreementDocument[]>(),
    );
    return found.map(toAgreement);
  }

  /** False if nothing matches. */
  private async update(filter: Filter, change: UpdateQuery<AgreementDocument>): Promise<boolean> {
    const written = await this.mongodb.run(async () => this.model.updateOne(filter, change));
    return written.matchedCount === 1;
  }

  /** Null if a concurrent request took the slot or the number. */
  private async tryToAdd(agreement: NewAgreement, limits: RequestLimits): Promise<StoredAgreement | null> {
    const { requesterId, createdAt, offerId } = agreement;
    const day = turkishDay(createdAt);
    const [slots, last, known] = await Promise.all([
      this.model.find({ requesterId, state: 'requested' }, { slot: 1 }).lean<{ slot: number }[]>(),
      this.model
        .findOne({ requesterId, day }, { numberOfDay: 1 })
        .sort({ numberOfDay: -1 })
        .lean<{ numberOfDay: number }>(),
      this.model.exists({ offerId, requesterId, state: { $in: [...OPEN_STATES, 'declined'] } }),
    ]);
    if (known) throw new DomainError('request-repeated');
    const numberOfDay = (last?.numberOfDay ?? 0) + 1;
    if (numberOfDay > limits.perDay)
      throw new DomainError('daily-request-limit-reached', {
        retryAfter: secondsToNextTurkishDay(createdAt),
      });
    const slot = slots.length < limits.open ? findFreeSlot(slots, limits.open) : undefined;
    if (slot === undefined) throw new DomainError('open-request-limit-reached');
    const stored = { ...agreement, id: await this.ids.next('agreements') };
    const { id: _id, ...fields } = stored;
    const event: AgreementEvent = {
      actor: 'requester',
      actorId: requesterId,
      from: null,
      to: 'requested',
      at: createdAt,
    };
    const document = {
      ...fields,
      _id,
      slot,
      day,
      numberOfDay,
      deadline: nextDeadline(stored),
      events: [event],
      outbox: [changedEvent(stored, event)],
    };
    // A unique index rejects it after a concurrent request.
    return (await this.model.create(document).then(() => true, falseIfDuplicate)) ? stored : null;
  }
}

function changedEvent(agreement: StoredAgreement, { actor, from, to, at }: AgreementEvent): OutboxEvent {
  const { id: agreementId, requesterId, providerId, offerId, version, departsAt } = agreement;
  const sides = { agreementId, requesterId, providerId, offerId };
  return outboxEvent(agreementsEvents.changed, { ...sides, version, actor, from, to, departsAt, at }, at);
}
