import type { Offer } from '@rotadas/contracts/providers/offer';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { ReceivedPosition } from '../../markers/domain/marker.js';

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

/** The state of whoever is not online. */
export const OFFLINE: ProviderStatus = { isOnline: false, offer: null, endsAt: null, position: null };

/**
 * A provider's own state; the position is null while Redis, having lost its data, awaits the next
 * one.
 */
export function statusOf(record: ProviderRecord | null, position: ReceivedPosition | null): ProviderStatus {
  if (!record?.isOnline) return OFFLINE;
  const { offer, endsAt } = record;
  return { isOnline: true, offer, endsAt, position: position && positionView(position) };
}

function positionView({ latitude, longitude, receivedAt }: ReceivedPosition): ProviderStatus['position'] {
  return { latitude, longitude, at: receivedAt };
}
