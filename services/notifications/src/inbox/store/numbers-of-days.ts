import type { Model } from 'mongoose';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import { type DailyLimits, limitedProvider } from '../domain/daily-limits.js';
import type { NewNotification } from '../domain/stored-notification.js';
import type { NotificationDocument } from './notification.schema.js';

type Dated = Pick<NewNotification, 'userId' | 'createdAt' | 'subject'>;

/**
 * The numbers that a notification takes, of its user's day and of that day about its provider; none
 * if it has no limit.
 */
export type Numbers = Partial<Pick<NotificationDocument, 'numberOfDay' | 'numberOfProvider'>>;

/** The last numbers that were taken about one provider. */
interface Last {
  readonly _id: Pick<NotificationDocument, 'userId' | 'day'> & { readonly providerId: number };
  readonly numberOfDay: number;
  readonly numberOfProvider: number | null;
}

/** Gives notifications the next numbers of their users' days. */
export class NumbersOfDays {
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
