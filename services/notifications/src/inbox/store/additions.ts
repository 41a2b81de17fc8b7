import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import type { Counter } from '@rotadas/service-kit/mongodb/counter';
import { duplicatesOf } from '@rotadas/service-kit/mongodb/duplicate-key';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import type { Model } from 'mongoose';
import {
  type DailyLimits,
  limitedProvider,
  type NewNotification,
  type StoredNotification,
} from '../domain/stored-notification.js';
import { toNotification, type NotificationDocument } from './notification.schema.js';

type Dated = Pick<NewNotification, 'userId' | 'createdAt' | 'subject'>;

/**
 * The numbers that a notification takes, of its user's day and of that day about its provider; none
 * if it has no limit.
 */
type Numbers = Partial<Pick<NotificationDocument, 'numberOfDay' | 'numberOfProvider'>>;

/** The last numbers that were taken about one provider. */
interface Last {
  readonly _id: Pick<NotificationDocument, 'userId' | 'day'> & { readonly providerId: number };
  readonly numberOfDay: number;
  readonly numberOfProvider: number | null;
}

/** Gives notifications the next numbers of their users' days. */
class NumbersOfDays {
  private constructor(private readonly last: Map<string, number>) {}

  /** Reads which numbers were taken of the days of these. */
  static async read(model: Model<NotificationDocument>, made: readonly Dated[]): Promise<NumbersOfDays> {
    const last = new Map<string, number>();
    if (made.length === 0) return new NumbersOfDays(last);
    const days = new Set(made.map(({ createdAt }) => turkishDay(createdAt)));
    const taken = await model.aggregate<Last>([
      {
        $match: {
          userId: { $in: made.map(({ userId }) => userId) },
          day: { $in: [...days] },
          numberOfDay: { $gt: 0 },
        },
      },
      {
        $group: {
          _id: { userId: '$userId', day: '$day', providerId: '$data.providerId' },
          numberOfDay: { $max: '$numberOfDay' },
          numberOfProvider: { $max: '$numberOfProvider' },
        },
      },
    ]);
    for (const { _id, numberOfDay, numberOfProvider } of taken) {
      const day = keyOf(_id.userId, _id.day);
      last.set(day, Math.max(last.get(day) ?? 0, numberOfDay));
      last.set(`${day}/${_id.providerId}`, numberOfProvider ?? 0);
    }
    return new NumbersOfDays(last);
  }

  /** The next numbers, which are taken by that; null if one exceeds its limit. */
  next(made: Dated, { perDay, perProvider }: DailyLimits): Numbers | null {
    const providerId = limitedProvider(made);
    if (providerId === null) return {};
    const day = keyOf(made.userId, turkishDay(made.createdAt));
    const ofProvider = `${day}/${providerId}`;
    const numberOfDay = (this.last.get(day) ?? 0) + 1;
    const numberOfProvider = (this.last.get(ofProvider) ?? 0) + 1;
    if (numberOfDay > perDay || numberOfProvider > perProvider) return null;
    this.last.set(day, numberOfDay).set(ofProvider, numberOfProvider);
    return { numberOfDay, numberOfProvider };
  }
}

const keyOf = (userId: number, day: string): string => `${userId}/${day}`;

/** The name of the collection and of the sequence of its ids. */
export const NAME = 'notifications';

/** How long notifications are kept, ms: 90 days. */
const KEPT_MS = 90 * 86_400_000;

/** What is to be added, and the limits of its user's day. */
export interface Addition {
  readonly made: NewNotification;
  readonly limits: DailyLimits;
}

/** A notification that was to be added. */
export interface Added {
  readonly notification: StoredNotification;
  /** Whether it was not there before. */
  readonly isNew: boolean;
}

/** Adds notifications, as many as come at once by a few questions to MongoDB. */
export class Additions {
  constructor(
    private readonly model: Model<NotificationDocument>,
    private readonly counter: Counter,
  ) {}

  /**
   * Adds each unless one with its key is there; null for one whose user was told of as many as may
   * be on its day. Whoever takes a key or a number of a day in between has those looked at anew.
   */
  async addAll(additions: readonly Addition[]): Promise<(Added | null)[]> {
    const answers = new Map<Addition, Added | null>();
    let open = additions;
    return retryOnConflict(async () => {
      const existing = await this.existing(open);
      const fresh = new Map<string, Addition>();
      for (const addition of open) {
        const { key } = addition.made;
        const found = existing.get(key);
        if (found) answers.set(addition, { notification: toNotification(found), isNew: false });
        else if (!fresh.has(key)) fresh.set(key, addition); // a second one finds the first
      }
      for (const [addition, added] of await this.insert([...fresh.values()])) answers.set(addition, added);
      open = open.filter((addition) => !answers.has(addition));
      return open.length > 0 ? null : additions.map((addition) => answers.get(addition) ?? null);
    });
  }

  private async existing(additions: readonly Addition[]): Promise<Map<string, NotificationDocument>> {
    const keys = additions.map(({ made }) => made.key);
    const found = await this.model.find({ key: { $in: keys } }).lean<NotificationDocument[]>();
    return new Map(found.map((document) => [document.key, document]));
  }

  /** What became of each; nothing is said of one whose key or number was taken meanwhile. */
  private async insert(additions: readonly Addition[]): Promise<Map<Addition, Added | null>> {
    const outcomes = new Map<Addition, Added | null>();
    const numbers = await NumbersOfDays.read(
      this.model,
      additions.map(({ made }) => made),
    );
    const numbered = additions.flatMap((addition) => {
      const taken = numbers.next(addition.made, addition.limits);
      if (taken === null) outcomes.set(addition, null);
      return taken === null ? [] : [{ addition, taken }];
    });
    const documents = await Promise.all(
      numbered.map(({ addition, taken }) => this.documentOf(addition.made, taken)),
    );
    const unwritten = await this.write(documents);
    for (const [at, { addition }] of numbered.entries()) {
      const document = documents[at];
      if (document && !unwritten.has(at))
        outcomes.set(addition, { notification: toNotification(document), isNew: true });
    }
    return outcomes;
  }

  /** Which of them were not written, since a key or a number was taken. */
  private async write(documents: readonly NotificationDocument[]): Promise<ReadonlySet<number>> {
    if (documents.length === 0) return new Set();
    const inserts = documents.map((document) => ({ insertOne: { document } }));
    try {
      await this.model.bulkWrite(inserts, { ordered: false });
      return new Set();
    } catch (error) {
      const taken = duplicatesOf(error);
      if (!taken) throw error;
      return taken;
    }
  }

  private async documentOf(
    { subject, ...fields }: NewNotification,
    numbers: Numbers,
  ): Promise<NotificationDocument> {
    const id = await this.counter.next(NAME);
    return {
      _id: id,
      ...fields,
      kind: subject.kind,
      data: subject.data,
      readAt: null,
      day: turkishDay(fields.createdAt),
      numberOfDay: -id,
      ...numbers,
      expiresAt: new Date(fields.createdAt + KEPT_MS),
    };
  }
}
