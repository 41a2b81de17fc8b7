import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { DAY_MS, turkishDay } from '@rotadas/contracts/primitives/timestamp';
import type { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import type { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model, mongo } from 'mongoose';
import { type DailyLimits, type MatchOfDay, placeMatch } from '../domain/daily-limits.js';
import { morningAfter, summarizeMatches, summaryKey } from '../domain/matches-summary.js';
import type { NewNotification, StoredNotification } from '../domain/stored-notification.js';
import { type NotificationDocument, readNotification, toNotification } from './notification.schema.js';

/** The collection, and the sequence of its IDs. */
export const COLLECTION = 'notifications';

const RETENTION_MS = RETENTION_DAYS.notifications * DAY_MS;

export interface NotificationInsert {
  readonly draft: NewNotification;
  /** Whether the account of a match's provider is new. */
  readonly isNewProvider: boolean;
}

export interface InsertedNotification {
  readonly notification: StoredNotification;
  /** False if the key existed. */
  readonly isNew: boolean;
}

interface NumberedMatch extends MatchOfDay {
  readonly userId: number;
  readonly day: string;
  readonly matchNumber: number;
}

/** The stored notifications on which a batch depends. */
interface Stored {
  readonly byKey: ReadonlyMap<string, NotificationDocument>;
  /** The key is a `dayKey`; the oldest match comes first. */
  readonly matches: ReadonlyMap<string, readonly NumberedMatch[]>;
}

interface Plan {
  readonly writes: readonly mongo.AnyBulkWriteOperation<NotificationDocument>[];
  readonly result: InsertedNotification | null;
}

/** Inserts notifications within the daily limits. All users of a batch share each query. */
export class NotificationInserter {
  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly model: Model<NotificationDocument>,
    private readonly ids: IdSequence,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * Returns one result per addition: the stored notification, the day's summary if the day is full,
   * or null if the provider's limit is reached.
   */
  async insertOrFind(additions: readonly NotificationInsert[]): Promise<(InsertedNotification | null)[]> {
    const results = new Map<NotificationInsert, InsertedNotification | null>();
    const byUser = [...Map.groupBy(additions, ({ draft }) => draft.userId).values()];
    // An addition depends on the earlier ones of its user, so each round has one of each user.
    for (let round = 0; results.size < additions.length; round += 1) {
      const batch = byUser.flatMap((ofUser) => ofUser[round] ?? []);
      const inserted = await this.insertBatch(batch);
      batch.forEach((addition, index) => results.set(addition, inserted[index] ?? null));
    }
    return additions.map((addition) => results.get(addition) ?? null);
  }

  /**
   * Stores everything or nothing. If another instance stores a match with the same number or key
   * meanwhile, the unique indexes cause a conflict, and the transaction runs again.
   */
  private async insertBatch(
    additions: readonly NotificationInsert[],
  ): Promise<(InsertedNotification | null)[]> {
    return this.mongodb.transaction(async (session) => {
      const stored = await this.readStored(additions, session);
      const plans = await Promise.all(additions.map((addition) => this.plan(addition, stored)));
      await this.write(
        plans.flatMap(({ writes }) => writes),
        session,
      );
      return plans.map(({ result }) => result);
    });
  }

  private async readStored(
    additions: readonly NotificationInsert[],
    session: mongo.ClientSession,
  ): Promise<Stored> {
    const drafts = additions.map(({ draft }) => ({ ...draft, day: turkishDay(draft.createdAt) }));
    const keys = drafts.flatMap(({ key, userId, day }) => [key, summaryKey(userId, day)]);
    const withKeys = await this.model
      .find({ key: { $in: keys } })
      .session(session)
      .lean<NotificationDocument[]>();
    const matches = await this.model
      .aggregate<NumberedMatch>([
        {
          $match: {
            userId: { $in: drafts.map(({ userId }) => userId) },
            day: { $in: [...new Set(drafts.map(({ day }) => day))] },
            matchNumber: { $exists: true },
          },
        },
        { $sort: { matchNumber: 1 } },
        {
          $project: {
            userId: 1,
            day: 1,
            matchNumber: 1,
            providerId: '$data.providerId',
            dayHalf: 1,
            isUnread: { $and: ['$isListed', { $eq: ['$readAt', null] }] },
          },
        },
      ])
      .session(session);
    return {
      byKey: new Map(withKeys.map((document) => [document.key, document])),
      matches: Map.groupBy(matches, ({ userId, day }) => dayKey(userId, day)),
    };
  }

  /** Decides what an addition writes and returns; writes nothing. */
  private async plan({ draft, isNewProvider }: NotificationInsert, stored: Stored): Promise<Plan> {
    const known = stored.byKey.get(draft.key);
    if (known) return { writes: [], result: toExisting(known) };
    const { userId, createdAt, isListed, subject } = draft;
    if (subject.kind !== 'route-matched') return toInsert(await this.createDocument(draft));
    const matches = stored.matches.get(dayKey(userId, turkishDay(createdAt))) ?? [];
    const match = { providerId: subject.data.providerId, isNewProvider, isListed };
    const placement = placeMatch(matches, match, this.limits);
    if (!placement) return { writes: [], result: null };
    const { dayHalf, isDayFull, replaced } = placement;
    const position = { dayHalf, matchNumber: (matches.at(-1)?.matchNumber ?? 0) + 1 };
    if (!isDayFull) return toInsert(await this.createDocument(draft, position));
    const unsent = { ...draft, isListed: dayHalf !== null, deliveries: [] };
    const insert = toInsert(await this.createDocument(unsent, position));
    const hides = replaced ? [toUpdate(replaced._id, { isListed: false, dayHalf: null })] : [];
    // The match itself or the one that it replaces is hidden too.
    const hiddenCount = matches.filter((each) => each.dayHalf === null).length + 1;
    const summary = await this.planSummary(draft, hiddenCount, stored);
    return { writes: [...insert.writes, ...hides, ...summary.writes], result: summary.result };
  }

  /** Creates the summary of the day, with deliveries in the morning, or updates its count. */
  private async planSummary(
    { userId, createdAt, isListed, deliveries }: NewNotification,
    count: number,
    stored: Stored,
  ): Promise<Plan> {
    const day = turkishDay(createdAt);
    const summary = summarizeMatches(userId, day, count);
    const known = stored.byKey.get(summary.key);
    if (known) {
      const { title, text, subject } = summary;
      const change = { title, text, data: subject.data };
      const result = { notification: toNotification({ ...known, ...change }), isNew: false };
      return { writes: [toUpdate(known._id, change)], result };
    }
    const checkAt = morningAfter(day);
    const inTheMorning = deliveries.map(({ id }) => ({ id, checkAt }));
    return toInsert(await this.createDocument({ ...summary, createdAt, isListed, deliveries: inTheMorning }));
  }

  private async write(writes: Plan['writes'], session: mongo.ClientSession): Promise<void> {
    if (writes.length === 0) return;
    // The driver is used directly, since Mongoose would take most of the time of a large batch.
    const notifications = this.model.db.collection<NotificationDocument>(COLLECTION);
    await notifications.bulkWrite([...writes], { session, ordered: false });
  }

  private async createDocument(
    { subject, ...fields }: NewNotification,
    position?: Pick<NotificationDocument, 'dayHalf' | 'matchNumber'>,
  ): Promise<NotificationDocument> {
    return {
      _id: await this.ids.next(COLLECTION),
      ...fields,
      kind: subject.kind,
      data: subject.data,
      readAt: null,
      day: turkishDay(fields.createdAt),
      ...position,
      expiresAt: new Date(fields.createdAt + RETENTION_MS),
    };
  }
}

const dayKey = (userId: number, day: string): string => `${userId}/${day}`;

function toInsert(document: NotificationDocument): Plan {
  const result = { notification: toNotification(document), isNew: true };
  return { writes: [{ insertOne: { document } }], result };
}

const toUpdate = (_id: number, change: Partial<NotificationDocument>) => ({
  updateOne: { filter: { _id }, update: { $set: change } },
});

function toExisting(document: NotificationDocument): InsertedNotification | null {
  const notification = readNotification(document);
  return notification && { notification, isNew: false };
}
