import type { Offer } from '@rotadas/contracts/providers/offer';

/**
 * Whether a user is online, and with what: the source of truth, from which the marker in Redis is
 * derived.
 */
export interface ProviderRecord {
  readonly userId: number;
  readonly isOnline: boolean;
  /**
   * Grows with every change from or to online, so that what belongs to an earlier session can be
   * ignored.
   */
  readonly session: number;
  readonly fullName: string;
  readonly phone: string | null;
  /** When name and phone were known to be so, epoch ms. */
  readonly profileAt: number;
  /** When the provider went online, epoch ms. */
  readonly since: number;
  /** When the offer ends by itself, epoch ms; null where it never does. */
  readonly endsAt: number | null;
  readonly offer: Offer;
}

/**
 * The number of the session after `last`: time-based, so that it grows even past the loss of one of
 * the databases.
 */
export function nextSession(last: number | undefined, now: number): number {
  return last === undefined ? now : Math.max(now, last + 1);
}
