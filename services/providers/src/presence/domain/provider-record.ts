import type { Offer } from '@rotadas/contracts/providers/offer';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { ReceivedPosition } from '../../markers/domain/marker.js';
import type { Profile } from '../../offers/domain/profile.js';

/** Online state and offer of a user: the source of truth for the marker in Redis. */
export interface ProviderRecord extends Profile {
  readonly userId: number;
  readonly isOnline: boolean;
  /** Grows with every start, edit and revert, so that steps of an earlier session are rejected. */
  readonly session: number;
  /** When the provider went online, epoch ms. */
  readonly since: number;
  /** Epoch ms; null if the offer never ends. */
  readonly endsAt: number | null;
  readonly offer: Offer;
}

/** Time-based, so that it grows even after one database lost its data. */
export function nextSession(last: number | undefined, now: number): number {
  return last === undefined ? now : Math.max(now, last + 1);
}

export const OFFLINE: ProviderStatus = { isOnline: false, offer: null, endsAt: null, position: null };

/** The position is null while Redis, after a loss of data, awaits the next one. */
export function toStatus(record: ProviderRecord | null, position: ReceivedPosition | null): ProviderStatus {
  if (!record?.isOnline) return OFFLINE;
  const { offer, endsAt } = record;
  return { isOnline: true, offer, endsAt, position: position && positionView(position) };
}

function positionView({ latitude, longitude, receivedAt }: ReceivedPosition): ProviderStatus['position'] {
  return { latitude, longitude, at: receivedAt };
}
