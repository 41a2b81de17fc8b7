import { LRUCache } from 'lru-cache';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** The most providers remembered; the one longest silent is forgotten first, and may start anew. */
const PROVIDERS_MAX = 200_000;

const WINDOW_MS = 1_000;

/** What one provider sent within the current second. */
interface Window {
  readonly startedAt: number;
  count: number;
}

/** Counts in the process how many positions each provider sends a second (design 3.1). */
export class LocationLimit {
  private readonly windows = new LRUCache<number, Window>({ max: PROVIDERS_MAX });

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one more of `userId`; throws `rate-limited` past the limit. */
  count(userId: number): void {
    const now = this.now();
    const window = this.windows.get(userId);
    if (!window || now - window.startedAt >= WINDOW_MS) {
      this.windows.set(userId, { startedAt: now, count: 1 });
      return;
    }
    window.count += 1;
    if (window.count > this.perSecond) throw new DomainError('rate-limited', { retryAfter: 1 });
  }
}
