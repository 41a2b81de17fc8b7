import type { Duration } from '@rotadas/contracts/primitives/timestamp';

const MINUTE_MS = 60_000;

/** Epoch ms; null if the offer never ends. */
export function offerEnd(duration: Duration, now: number): number | null {
  return duration === 'always' ? null : now + duration * MINUTE_MS;
}

export function isOver(endsAt: number | null, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}
