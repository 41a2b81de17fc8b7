import type { Counter } from '@rotadas/service-kit/mongodb/counter';
import { isDuplicateKey, writeErrors } from '@rotadas/service-kit/mongodb/duplicate-key';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import type { Model } from 'mongoose';
import {
  allowedRanks,
  type DailyLimits,
  limitedProvider,
  type NewNotification,
  type StoredNotification,
} from '../domain/stored-notification.js';
import { type NotificationDocument, readNotification, toNotification } from './notification.schema.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

type LimitedDraft = Pick<NewNotification, 'userId' | 'createdAt' | 'subject'>;

type DailyRanks = Partial<Pick<NotificationDocument, 'numberOfDay' | 'numberOfProvider'>>;

interface LastRanks {
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
    const stored = await model.aggregate<LastRanks>([
      {
        $match: {
          userId: { $in: drafts.map(({ userId }) => userId) },
          day: { $in: [...days] },
          numberOfDay: { $gt: 0 },
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

  next(draft: LimitedDraft, limits: DailyLimits): DailyRanks | null {
    const providerId = limitedProvider(draft);
    if (providerId === null) return {};
    const day = dayKey(draft.userId, turkishDay(draft.createdAt));
    const providerKey = `${day}/${providerId}`;
    const taken = this.taken.get(day) ?? new Set();
    const numberOfDay = allowedRanks(limits).find((rank) => !taken.has(rank));
    const numberOfProvider = (this.last.get(providerKey) ?? 0) + 1;
    if (numberOfDay === undefined || numberOfProvider > limits.perProvider) return null;
    this.taken.set(day, taken.add(numberOfDay));
    this.last.set(providerKey, numberOfProvider);
    return { numberOfDay, numberOfProvider };
  }
}

const dayKey = (userId: number, day: string): string => `${userId}/${day}`;

/** The collection, and the sequence of its ids. */
export const COLLECTION = 'notifications';

/** Retention: 90 days, ms. */
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
    private readonly model: Model<NotificationDocument>,
    private readonly counter: Counter,
  ) {}

  /**
   * Null for those that exceed a limit, or are stored but cannot be read. Retries those whose key
   * or number was taken meanwhile.
   */
  async addAll(additions: readonly NotificationInsert[]): Promise<(InsertedNotification | null)[]> {
    const results = new Map<NotificationInsert, InsertedNotification | null>();
    let open = additions;
    return retryOnConflict(async () => {
      const existing = await this.existing(open);
      const fresh = new Map<string, NotificationInsert>();
      for (const addition of open) {
        const { key } = addition.draft;
        const found = existing.get(key);
        if (found) results.set(addition, toExisting(found));
        else if (!fresh.has(key)) fresh.set(key, addition); // a second one finds the first
      }
      for (const [addition, added] of await this.insert([...fresh.values()])) results.set(addition, added);
      open = open.filter((addition) => !results.has(addition));
      return open.length > 0 ? null : additions.map((addition) => results.get(addition) ?? null);
    });
  }

  private async existing(
    additions: readonly NotificationInsert[],
  ): Promise<Map<string, NotificationDocument>> {
    const keys = additions.map(({ draft }) => draft.key);
    const found = await this.model.find({ key: { $in: keys } }).lean<NotificationDocument[]>();
    return new Map(found.map((document) => [document.key, document]));
  }

  /** Without those whose key or number was taken meanwhile. */
  private async insert(
    additions: readonly NotificationInsert[],
  ): Promise<Map<NotificationInsert, InsertedNotification | null>> {
    const outcomes = new Map<NotificationInsert, InsertedNotification | null>();
    const sequence = await DailySequence.read(
      this.model,
      additions.map(({ draft }) => draft),
    );
    const numbered = additions.flatMap((addition) => {
      const ranks = sequence.next(addition.draft, addition.limits);
      if (ranks === null) outcomes.set(addition, null);
      return ranks === null ? [] : [{ addition, ranks }];
    });
    const documents = await Promise.all(
      numbered.map(({ addition, ranks }) => this.createDocument(addition.draft, ranks)),
    );
    const unwritten = await this.write(documents);
    for (const [at, { addition }] of numbered.entries()) {
      const document = documents[at];
      if (document && !unwritten.has(at))
        outcomes.set(addition, { notification: toNotification(document), isNew: true });
    }
    return outcomes;
  }

  /** The indexes of documents whose key or number was taken. */
  private async write(documents: readonly NotificationDocument[]): Promise<ReadonlySet<number>> {
    if (documents.length === 0) return new Set();
    const inserts = documents.map((document) => ({ insertOne: { document } }));
    const errors = await writeErrors(this.model.bulkWrite(inserts, { ordered: false }));
    for (const error of errors.values()) if (!isDuplicateKey(error)) throw error;
    return new Set(errors.keys());
  }

  private async createDocument(
    { subject, ...fields }: NewNotification,
    ranks: DailyRanks,
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
      ...ranks,
      expiresAt: new Date(fields.createdAt + RETENTION_MS),
    };
  }
}

function toExisting(document: NotificationDocument): InsertedNotification | null {
  const notification = readNotification(document);
  return notification && { notification, isNew: false };
}
