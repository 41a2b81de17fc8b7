import type { Model } from 'mongoose';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import type { NewNotification } from '../domain/stored-notification.js';
import type { NotificationDocument } from './notification.schema.js';

type Dated = Pick<NewNotification, 'userId' | 'createdAt'>;

/** The last number of each user on a day of Türkiye. */
interface LastOfDay {
  readonly _id: Pick<NotificationDocument, 'userId' | 'day'>;
  readonly number: number;
}

/** Gives notifications the next numbers of their users' days. */
export class NumbersOfDays {
  private constructor(private readonly last: Map<string, number>) {}

  /** Reads the last numbers of their users' days; deleted notifications leave gaps before them. */
  static async read(model: Model<NotificationDocument>, made: readonly Dated[]): Promise<NumbersOfDays> {
    if (made.length === 0) return new NumbersOfDays(new Map());
    const days = new Set(made.map(({ createdAt }) => turkishDay(createdAt)));
    const last = await model.aggregate<LastOfDay>([
      { $match: { userId: { $in: made.map(({ userId }) => userId) }, day: { $in: [...days] } } },
      { $group: { _id: { userId: '$userId', day: '$day' }, number: { $max: '$numberOfDay' } } },
    ]);
    return new NumbersOfDays(new Map(last.map(({ _id, number }) => [keyOf(_id.userId, _id.day), number])));
  }

  /** The next number, which is taken by that; null where it passes the most of a day. */
  next({ userId, createdAt }: Dated, perDay: number): number | null {
    const key = keyOf(userId, turkishDay(createdAt));
    const number = (this.last.get(key) ?? 0) + 1;
    if (number > perDay) return null;
    this.last.set(key, number);
    return number;
  }
}

const keyOf = (userId: number, day: string): string => `${userId}/${day}`;
