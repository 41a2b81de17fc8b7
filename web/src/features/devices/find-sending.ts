import type { Device } from '@rotadas/contracts/devices/device';

/** After this time without a position, ms, a phone does not send any longer. */
const SILENT_AFTER_MS = 90_000;

/** The phone that sent the newest position; null if all are silent. */
export function findSending(devices: readonly Device[], now: number): Device | null {
  const since = now - SILENT_AFTER_MS;
  const sending = devices.filter(({ lastSeenAt }) => lastSeenAt !== null && lastSeenAt >= since);
  sending.sort((a, b) => (b.lastSeenAt ?? 0) - (a.lastSeenAt ?? 0));
  return sending[0] ?? null;
}
