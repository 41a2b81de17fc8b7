import type { Counter } from '@rotadas/service-kit/mongodb/counter';
import { falseIfDuplicate, isDuplicateKey, writeErrors } from '@rotadas/service-kit/mongodb/duplicate-key';
import type { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import type { Model, mongo } from 'mongoose';
import { morningAfter, summarizeMatches } from '../domain/matches-summary.js';
import {
  allowedNumbers,
  type DailyLimits,
  limitedProvider,
  type NewNotification,
  type StoredNotification,
} from '../domain/stored-notification.js';
import { type NotificationDocument, readNotification, toNotification } from './notification.schema.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

type LimitedDraft = Pick<NewNotification, 'userId' | 'createdAt' | 'subject'>;

type DailyNumbers = Partial<Pick<NotificationDocument, 'numberOfDay' | 'numberOfProvider'>>;

interface NumberedInsert {
  readonly addition: NotificationInsert;
  readonly numbers: DailyNumbers;
  /** Whether no number of the day is free for it. */
  readonly isDayFull: boolean;
}

interface LastNumbers {
  readonly _id: Pick<NotificationDocument, 'userId' | 'day'> & { readonly providerId: number };
  readonly numbersOfDay: readonly number[];
  readonly numberOfProvider: number | null;
}

class DailySequence {
  private constructor(
    private readonly taken: Map<string, Set<number>>,
    private readonly last: Map<string, number>,
  ) {}

  static async read(
    model: Model<NotificationDocument>,
    drafts: readonly LimitedDraft[],
  ): Promise<DailySequence> {
    const taken = new Map<string, Set<number>>();
    const last = new Map<string, number>();
    if (drafts.length === 0) return new DailySequence(taken, last);
    const days = new Set(drafts.map(({ createdAt }) => turkishDay(createdAt)));
    const stored = await model.aggregate<LastNumbers>([
      {
        $match: {
          userId: { $in: drafts.map(({ userId }) => userId) },
          day: { $in: [...days] },
          numberOfProvider: { $gt: 0 },
        },
      },
      {
        $group: {
          _id: { userId: '$userId', day: '$day', providerId: '$data.providerId' },
          numbersOfDay: { $push: '$numberOfDay' },
          numberOfProvider: { $max: '$numberOfProvider' },
        },
      },
    ]);
    for (const { _id, numbersOfDay, numberOfProvider } of stored) {
      const day = dayKey(_id.userId, _id.day);
      taken.set(day, new Set([...(taken.get(day) ?? []), ...numbersOfDay]));
      last.set(`${day}/${_id.providerId}`, numberOfProvider ?? 0);
    }
    return new DailySequence(taken, last);
  }

  /** Null if the limit of the provider is reached. */
  next(draft: LimitedDraft, limits: DailyLimits): Omit<NumberedInsert, 'addition'> | null {
    const providerId = limitedProvider(draft);
    if (providerId === null) return { numbers: {}, isDayFull: false };
    const day = dayKey(draft.userId, turkishDay(draft.createdAt));
    const providerKey = `${day}/${providerId}`;
    const numberOfProvider = (this.last.get(providerKey) ?? 0) + 1;
    if (numberOfProvider > limits.perProvider) return null;
    this.last.set(providerKey, numberOfProvider);
    const taken = this.taken.get(day) ?? new Set();
    const numberOfDay = allowedNumbers(limits).find((number) => !taken.has(number));
    if (numberOfDay === undefined) return { numbers: { numberOfProvider }, isDayFull: true };
    this.taken.set(day, taken.add(numberOfDay));
    return { numbers: { numberOfDay, numberOfProvider }, isDayFull: false };
  }
}

const dayKey = (userId: number, day: string): string => `${userId}/${day}`;

/** The collection, and the sequence of its IDs. */
export const COLLECTION = 'notifications';

/** Notifications are kept for 90 days. */
const RETENTION_MS = 90 * 86_400_000;

export interface NotificationInsert {
  readonly draft: NewNotification;
  readonly limits: DailyLimits;
}

export interface InsertedNotification {
  readonly notification: StoredNotification;
  /** False if the key existed. */
  readonly isNew: boolean;
}

export class NotificationInserter {
  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly model: Model<NotificationDocument>,
    private readonly counter: Counter,
  ) {}

  /**
   * Returns one result per addition: the stored notification, the day's summary if the day is full,
   * or null if the provider's limit is reached. Retries additions that lost a race.
   */
  async insertOrFind(additions: readonly NotificationInsert[]): Promise<(InsertedNotification | null)[]> {
    const results = new Map<NotificationInsert, InsertedNotification | null>();
    let remaining = additions;
    return retryOnConflict(async () => {
      const existing = await this.findByKeys(remaining);
      const newByKey = new Map<string, NotificationInsert>();
      for (const addition of remaining) {
        const { key } = addition.draft;
        const found = existing.get(key);
        if (found) results.set(addition, toExisting(found));
        else if (!newByKey.has(key)) newByKey.set(key, addition); // a second one finds the first
      }
      for (const [addition, added] of await this.insertNew([...newByKey.values()]))
        results.set(addition, added);
      remaining = remaining.filter((addition) => !results.has(addition));
      return remaining.length > 0 ? null : additions.map((addition) => results.get(addition) ?? null);
    });
  }

  private async findByKeys(
    additions: readonly NotificationInsert[],
  ): Promise<Map<string, NotificationDocument>> {
    const keys = additions.map(({ draft }) => draft.key);
    const found = await this.model.find({ key: { $in: keys } }).lean<NotificationDocument[]>();
    return new Map(found.map((document) => [document.key, document]));
  }

  /** Leaves out additions that lost a race for a key or a number. */
  private async insertNew(
    additions: readonly NotificationInsert[],
  ): Promise<Map<NotificationInsert, InsertedNotification | null>> {
    const outcomes = new Map<NotificationInsert, InsertedNotification | null>();
    const sequence = await DailySequence.read(
      this.model,
      additions.map(({ draft }) => draft),
    );
    const numbered = additions.flatMap((addition): NumberedInsert[] => {
      const next = sequence.next(addition.draft, addition.limits);
      if (next === null) outcomes.set(addition, null);
      return next === null ? [] : [{ addition, ...next }];
    });
    const overLimit = numbered.filter((each) => each.isDayFull);
    const underLimit = numbered.filter((each) => !each.isDayFull);
    const documents = await Promise.all(
      underLimit.map(({ addition, numbers }) => this.createDocument(addition.draft, numbers)),
    );
    const unwritten = await this.write(documents);
    for (const [at, { addition }] of underLimit.entries()) {
      const document = documents[at];
      if (document && !unwritten.has(at))
        outcomes.set(addition, { notification: toNotification(document), isNew: true });
    }
    const byUser = Map.groupBy(overLimit, ({ addition }) => addition.draft.userId);
    const added = await Promise.all([...byUser.values()].map((each) => this.insertIntoFullDay(each)));
    for (const [addition, summary] of added.flat()) outcomes.set(addition, summary);
    return outcomes;
  }

  /** Inserts the additions of one user one after the other, since their transactions conflict. */
  private async insertIntoFullDay(
    additions: readonly NumberedInsert[],
  ): Promise<[NotificationInsert, InsertedNotification][]> {
    const added: [NotificationInsert, InsertedNotification][] = [];
    for (const each of additions) {
      const summary = await this.replaceOldestUnread(each).catch(falseIfDuplicate);
      if (summary) added.push([each.addition, summary]);
    }
    return added;
  }

  /**
   * Replaces the oldest unread notification in the inbox. If none is unread, stores the new one
   * unlisted. Sends nothing. Resolves to the summary of the day.
   */
  private async replaceOldestUnread({ addition, numbers }: NumberedInsert): Promise<InsertedNotification> {
    const { draft, limits } = addition;
    const document = await this.createDocument({ ...draft, deliveries: [] }, numbers);
    return this.mongodb.transaction(async (session) => {
      const numberOfDay = draft.isListed ? await this.hideOldestUnread(document, limits, session) : null;
      const placed = numberOfDay === null ? { ...document, isListed: false } : { ...document, numberOfDay };
      await this.model.create([placed], { session });
      return this.saveSummary(draft, session);
    });
  }

  /** Resolves to its number, which is free now; null if all that may be replaced are read. */
  private async hideOldestUnread(
    { userId, day }: NotificationDocument,
    limits: DailyLimits,
    session: mongo.ClientSession,
  ): Promise<number | null> {
    const oldest = await this.model
      .findOne({ userId, day, numberOfDay: { $in: allowedNumbers(limits) }, isListed: true, readAt: null })
      .sort({ _id: 1 })
      .session(session)
      .lean<NotificationDocument>();
    if (!oldest) return null;
    const hidden = { isListed: false, numberOfDay: -oldest._id };
    await this.model.updateOne({ _id: oldest._id }, { $set: hidden }, { session });
    return oldest.numberOfDay;
  }

  /** Creates the summary of the day, with deliveries in the morning, or updates its count. */
  private async saveSummary(
    { userId, createdAt, isListed, deliveries }: NewNotification,
    session: mongo.ClientSession,
  ): Promise<InsertedNotification> {
    const day = turkishDay(createdAt);
    const hidden = { userId, day, numberOfDay: { $lt: 0 }, numberOfProvider: { $gt: 0 } };
    const count = await this.model.countDocuments(hidden, { session });
    const summary = summarizeMatches(userId, day, count);
    const { key, title, text, subject } = summary;
    const known = await this.model
      .findOneAndUpdate(
        { key },
        { $set: { title, text, data: subject.data } },
        { returnDocument: 'after', session },
      )
      .lean<NotificationDocument>();
    if (known) return { notification: toNotification(known), isNew: false };
    const checkAt = morningAfter(day);
    const document = await this.createDocument(
      { ...summary, createdAt, isListed, deliveries: deliveries.map(({ id }) => ({ id, checkAt })) },
      {},
    );
    await this.model.create([document], { session });
    return { notification: toNotification(document), isNew: true };
  }

  /** Resolves to the indexes of documents whose key or number was taken. */
  private async write(documents: readonly NotificationDocument[]): Promise<ReadonlySet<number>> {
    if (documents.length === 0) return new Set();
    const inserts = documents.map((document) => ({ insertOne: { document } }));
    const errors = await writeErrors(this.model.bulkWrite(inserts, { ordered: false }));
    for (const error of errors.values()) if (!isDuplicateKey(error)) throw error;
    return new Set(errors.keys());
  }

  private async createDocument(
    { subject, ...fields }: NewNotification,
    numbers: DailyNumbers,
  ): Promise<NotificationDocument> {
    const id = await this.counter.next(COLLECTION);
    return {
      _id: id,
      ...fields,
      kind: subject.kind,
      data: subject.data,
      readAt: null,
      day: turkishDay(fields.createdAt),
      numberOfDay: -id,
      ...numbers,
      expiresAt: new Date(fields.createdAt + RETENTION_MS),
    };
  }
}

function toExisting(document: NotificationDocument): InsertedNotification | null {
  const notification = readNotification(document);
  return notification && { notification, isNew: false };
}
