import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { ReceivedPosition } from '../../markers/domain/marker.js';
import type { ProviderRecord } from '../../presence/domain/provider-record.js';

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
