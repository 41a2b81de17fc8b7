import type { Duration } from '@rotadas/contracts/primitives/duration';

const MINUTE_MS = 60_000;

/** When an offer that starts now ends by itself, ms; null when never. */
export function endOf(duration: Duration, now: number): number | null {
  return duration === 'always' ? null : now + duration * MINUTE_MS;
}

/** Whether an offer's time is over. */
export function isOver(endsAt: number | null, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}

/** Whether an online provider was silent for too long. One that Redis knows nothing of (it lost its data) was not: its time starts anew. */
export function isStale(lastSeen: number | null, now: number, staleAfterMs: number): boolean {
  return lastSeen !== null && now - lastSeen > staleAfterMs;
}
