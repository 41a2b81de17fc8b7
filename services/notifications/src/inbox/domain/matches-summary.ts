import { TURKISH_TIME_MS } from '@rotadas/contracts/primitives/timestamp';
import type { NotificationRequest } from './stored-notification.js';

const MORNING_MS = 9 * 3_600_000;

const DAY_MS = 24 * 3_600_000;

const dayFormat = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', day: 'numeric', month: 'long' });

export const summaryKey = (userId: number, day: string): string => `matches-summary:${userId}:${day}`;

/** Says how many matches of the day the inbox does not show. Each user gets one per day. */
export function summarizeMatches(userId: number, day: string, count: number): NotificationRequest {
  return {
    userId,
    key: summaryKey(userId, day),
    subject: { kind: 'matches-summary', data: { day, count } },
    title: 'Rotalarına uyan başka ilanlar var',
    text: `${dayFormat.format(Date.parse(day))} günü kayıtlı rotalarına uyan ${count} ilan daha vardı. Haritada rotanı ara, kimlerin yolda olduğunu gör.`,
    link: '/',
  };
}

/** Returns 9:00 in Türkiye, when the count of `day` is final, epoch ms. */
export const morningAfter = (day: string): number => Date.parse(day) - TURKISH_TIME_MS + DAY_MS + MORNING_MS;
