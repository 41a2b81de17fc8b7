import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { TimedPosition } from '../presence/marker.js';
import type { ProviderRecord } from '../presence/provider-record.js';

/** The state of whoever is not online. */
export const OFFLINE: ProviderStatus = { isOnline: false, offer: null, endsAt: null, position: null };

/** A provider's own state; the position is missing while Redis, having lost its data, waits for the next one. */
export function statusOf(
  record: ProviderRecord | undefined,
  position: TimedPosition | undefined,
): ProviderStatus {
  if (!record?.isOnline) return OFFLINE;
  return { isOnline: true, offer: record.offer, endsAt: record.endsAt, position: position ?? null };
}
