import { Injectable } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import {
  AgreementState,
  OPEN_STATES,
  type PhoneOpeningPageRequest,
} from '@rotadas/contracts/agreements/agreement';
import type { Message } from '@rotadas/contracts/agreements/message';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { secondsToNextTurkishDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import type { Model, mongo, QueryFilter } from 'mongoose';
import { nextDeadline } from '../domain/agreement-times.js';
import { CODE_LOCK_MS, CODE_TRIES_MAX, CODE_TRIES_TOTAL } from '../domain/agreement-code.js';
import { nextReminder } from '../domain/next-reminder.js';
import type { NewAgreement } from '../domain/new-agreement.js';
import type { AgreementEvent, Side, StoredAgreement } from '../domain/stored-agreement.js';
import type { Transition } from '../domain/transition.js';
import { type AgreementDocument, agreementModel, toAgreement } from './agreement.schema.js';

const HIDDEN = { outbox: 0, events: 0 } as const;

const OPEN: QueryFilter<AgreementDocument> = { state: { $in: [...OPEN_STATES] } };

/** All name states, so that MongoDB merges sorted scans of an index. */
const GROUPS = {
  open: OPEN,
  past: { state: { $in: AgreementState.options.filter((state) => !OPEN_STATES.has(state)) } },
  accepted: { state: { $in: AgreementState.options }, acceptedAt: { $ne: null } },
} satisfies Record<string, QueryFilter<AgreementDocument>>;

export interface AgreementListRequest extends PhoneOpeningPageRequest {
  readonly group: keyof typeof GROUPS;
}

interface OpenSides {
  readonly _id: number;
  readonly requesterId: number;
  readonly providerId: number;
}

export interface RequestLimits {
  readonly open: number;
  readonly perDay: number;
}

/** Writes an agreement, its history and its event in one operation. */
@Injectable()
export class AgreementStore {
  private readonly model: Model<AgreementDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
  ) {
    this.model = agreementModel(mongodb);
    mongodb.prepare(() => this.model.createIndexes());
  }

  /**
   * Throws `open-request-limit-reached`, `daily-request-limit-reached`, or `request-repeated` if
   * the requester has an open agreement on this offer or was declined.
   */
  add(agreement: NewAgreement, limits: RequestLimits): Promise<StoredAgreement> {
    return this.mongodb.run(() => retryOnConflict(() => this.tryToAdd(agreement, limits)));
  }

  find(id: number): Promise<StoredAgreement | null> {
    return this.mongodb.run(async () => {
      const found = await this.model.findById(id, HIDDEN).lean<AgreementDocument>();
      return found && toAgreement(found);
    });
  }

  /** The history of an agreement, oldest first. */
  listEvents(id: number): Promise<AgreementEvent[]> {
    return this.mongodb.run(async () => {
      const found = await this.model.findById(id, { events: 1 }).lean<Pick<AgreementDocument, 'events'>>();
      return [...(found?.events ?? [])];
    });
  }

  /** Lists agreements in which the user is either side, newest first. */
  list(userId: number, { group, before, limit }: AgreementListRequest): Promise<StoredAgreement[]> {
    const page = { ...GROUPS[group], ...(before !== undefined && { _id: { $lt: before } }) };
    // One query per index: $or with a sort would read all agreements of the user.
    return this.mongodb.run(async () => {
      const [requested, provided] = await Promise.all([
        this.findNewest({ ...page, requesterId: userId }, limit),
        this.findNewest({ ...page, providerId: userId }, limit),
      ]);
      return [...requested, ...provided].sort((a, b) => b.id - a.id).slice(0, limit);
    });
  }

  /** Open agreements of one side or offer. */
  listOpen(of: QueryFilter<AgreementDocument>): Promise<StoredAgreement[]> {
    return this.mongodb.run(async () => {
      const found = await this.model.find({ ...OPEN, ...of }, HIDDEN).lean<AgreementDocument[]>();
      return found.map(toAgreement);
    });
  }

  /** Both sides of open agreements, page by page. */
  listOpenSides(afterId: number, limit: number): Promise<OpenSides[]> {
    return this.mongodb.run(async () => {
      const page = this.model.find({ ...OPEN, _id: { $gt: afterId } }, { requesterId: 1, providerId: 1 });
      return page.sort({ _id: 1 }).limit(limit).lean<OpenSides[]>();
    });
  }

  /** Number of finished agreements of both sides. */
  countDone(userId: number): Promise<number> {
    const done: QueryFilter<AgreementDocument> = { state: 'done' };
    return this.mongodb.run(async () => {
      const [requested, provided] = await Promise.all([
        this.model.countDocuments({ ...done, requesterId: userId }),
        this.model.countDocuments({ ...done, providerId: userId }),
      ]);
      return requested + provided;
    });
  }

  /** Agreements between two users that were accepted, also ended ones. */
  listAccepted(userId: number, otherId: number): Promise<StoredAgreement[]> {
    return this.mongodb.run(async () => {
      const sides = [
        { requesterId: userId, providerId: otherId },
        { requesterId: otherId, providerId: userId },
      ];
      const found = this.model.find({ $or: sides, acceptedAt: { $ne: null } }, HIDDEN);
      return (await found.lean<AgreementDocument[]>()).map(toAgreement);
    });
  }

  /** Ids of agreements whose time is over at `now`, epoch ms. */
  findDue(now: number, limit: number): Promise<number[]> {
    return this.mongodb.run(async () => {
      const due: QueryFilter<AgreementDocument> = { deadline: { $lte: now } };
      const page = this.model.find(due, { _id: 1 }).sort({ deadline: 1 }).limit(limit);
      const found = await page.lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    });
  }

  /** False after a concurrent change; then nothing is written. */
  save({ next, change, event }: Transition): Promise<boolean> {
    const { id, version } = next;
    const update = {
      $set: { ...change, deadline: nextDeadline(next), remindAt: nextReminder(next, event.at) },
      $push: { events: event, outbox: changedEvent(next, event) },
    };
    return this.mongodb.run(async () => {
      const written = await this.model.updateOne({ _id: id, version: version - 1 }, update);
      return written.matchedCount === 1;
    });
  }

  /** Counts a try of the code before it is checked; while locked, returns its end, epoch ms. */
  async countCodeTry(id: number, now: number): Promise<number | null> {
    const allowed: QueryFilter<AgreementDocument> = {
      _id: id,
      codeTries: { $lt: CODE_TRIES_TOTAL },
      $or: [
        { codeTries: 0 },
        { codeTries: { $not: { $mod: [CODE_TRIES_MAX, 0] } } },
        { codeTriedAt: { $lte: now - CODE_LOCK_MS } },
      ],
    };
    const update = { $inc: { codeTries: 1 }, $set: { codeTriedAt: now } };
    return this.mongodb.run(async () => {
      const counted = await this.model.updateOne(allowed, update);
      if (counted.matchedCount === 1) return null;
      const locked = await this.model
        .findById(id, { codeTries: 1, codeTriedAt: 1 })
        .lean<AgreementDocument>();
      const isForGood = (locked?.codeTries ?? 0) >= CODE_TRIES_TOTAL;
      return ((isForGood ? null : locked?.codeTriedAt) ?? now) + CODE_LOCK_MS;
    });
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
  async recordRead(
    { id, ...known }: StoredAgreement,
    side: Side,
    upTo: number | null,
    unread: number,
  ): Promise<boolean> {
    const [read, left] = [`readUpTo.${side}`, `unread.${side}`];
    const unchanged = { _id: id, [read]: known.readUpTo[side], [left]: known.unread[side] };
    return this.mongodb.run(async () => {
      const written = await this.model.updateOne(unchanged, { $set: { [read]: upTo, [left]: unread } });
      return written.matchedCount === 1;
    });
  }

  /** Time at `now` since the earliest deadline that was not settled, ms; 0 if none has passed. */
  overdueMs(now: number): Promise<number> {
    return this.mongodb.run(async () => {
      const due: QueryFilter<AgreementDocument> = { deadline: { $lte: now } };
      const first = this.model.findOne(due, { deadline: 1 }).sort({ deadline: 1 });
      const found = await first.lean<{ deadline: number }>();
      return found ? now - found.deadline : 0;
    });
  }

  private async findNewest(
    filter: QueryFilter<AgreementDocument>,
    limit: number,
  ): Promise<StoredAgreement[]> {
    const found = this.model.find(filter, HIDDEN).sort({ _id: -1 }).limit(limit);
    return (await found.lean<AgreementDocument[]>()).map(toAgreement);
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
    const slot = slots.length < limits.open ? freeSlot(slots, limits.open) : undefined;
    if (slot === undefined) throw new DomainError('open-request-limit-reached');
    const stored = { ...agreement, id: await this.ids.next('agreements') };
    return (await this.insert(stored, { slot, day, numberOfDay })) ? stored : null;
  }

  /** False if a unique index rejects it. */
  private async insert(
    agreement: StoredAgreement,
    keys: Pick<AgreementDocument, 'slot' | 'day' | 'numberOfDay'>,
  ): Promise<boolean> {
    const { id, ...fields } = agreement;
    const event: AgreementEvent = {
      actor: 'requester',
      actorId: agreement.requesterId,
      from: null,
      to: 'requested',
      at: agreement.createdAt,
    };
    try {
      await this.model.create({
        _id: id,
        ...fields,
        ...keys,
        deadline: nextDeadline(agreement),
        remindAt: null,
        revealAt: null,
        events: [event],
        outbox: [changedEvent(agreement, event)],
      });
      return true;
    } catch (error) {
      return falseIfDuplicate(error);
    }
  }
}

function freeSlot(used: readonly { slot: number }[], count: number): number | undefined {
  const slots = new Set(used.map(({ slot }) => slot));
  return Array.from({ length: count }, (_, slot) => slot).find((slot) => !slots.has(slot));
}

function changedEvent(agreement: StoredAgreement, { actor, from, to, at }: AgreementEvent): OutboxEvent {
  const { id: agreementId, requesterId, providerId, offerId, version, departsAt } = agreement;
  const sides = { agreementId, requesterId, providerId, offerId };
  return outboxEvent(agreementsEvents.changed, { ...sides, version, actor, from, to, departsAt, at }, at);
}
