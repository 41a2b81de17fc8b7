import type { News } from './stored-notification.js';

/** How many notifications one user gets on a calendar day of Türkiye. */
export interface DailyLimits {
  readonly perDay: number;
  /** About one provider. */
  readonly perProvider: number;
}

/** The provider that a notification is about; null for own reminders, which have no limit. */
export function limitedProvider({ subject }: Pick<News, 'subject'>): number | null {
  return subject.kind === 'route-matched' ? subject.data.providerId : null;
}
