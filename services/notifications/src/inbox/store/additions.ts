import type { Model } from 'mongoose';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import type { Counter } from '@rotadas/service-kit/mongodb/counter';
import { duplicatesOf } from '@rotadas/service-kit/mongodb/duplicate-key';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import type { DailyLimits } from '../domain/daily-limits.js';
import type { NewNotification, StoredNotification } from '../domain/stored-notification.js';
import { toNotification } from './notification.mapper.js';
import type { NotificationDocument } from './notification.schema.js';
import { type Numbers, NumbersOfDays } from './numbers-of-days.js';

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
