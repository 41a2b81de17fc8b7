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

/** What a sweep does about an online provider: nothing, watch it from now on, or end it. */
export type SweepDecision = 'leave' | 'watch' | 'end';

/**
 * Decides by when the provider's last position came. One that Redis knows nothing of (it lost its data) gets the whole
 * time once more to send a position, which puts its marker back.
 */
export function decideSweep(lastSeen: number | null, now: number, staleAfterMs: number): SweepDecision {
  if (lastSeen === null) return 'watch';
  return now - lastSeen > staleAfterMs ? 'end' : 'leave';
}
