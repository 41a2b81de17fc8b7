import type { Device } from '@rotadas/contracts/devices/device';

/** A phone counts as silent after this time without a position, ms. */
const SILENT_AFTER_MS = 90_000;

/** The phone that sent the newest position; null if all are silent. */
export function findActiveDevice(devices: readonly Device[], now: number): Device | null {
  // A time in the future means that this device's clock is wrong; then the browser also sends.
  const sending = devices.filter(
    ({ lastSeenAt }) => lastSeenAt !== null && Math.abs(now - lastSeenAt) <= SILENT_AFTER_MS,
  );
  sending.sort((a, b) => (b.lastSeenAt ?? 0) - (a.lastSeenAt ?? 0));
  return sending[0] ?? null;
}
