import type { Agreement } from '@rotadas/contracts/agreements/agreement';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Assumed for a route without a road, ms. */
export const UNKNOWN_DURATION_MS = 12 * HOUR_MS;

/** How long a provider can answer a request of a live offer, ms. */
const LIVE_ANSWER_MS = 5 * MINUTE_MS;

/** How long a provider can answer if the departure is within a day, ms. */
const SOON_ANSWER_MS = 3 * HOUR_MS;

/** Requests of a planned offer end this long before its departure, ms. */
const LAST_ANSWER_MS = 15 * MINUTE_MS;

/** An accepted agreement lapses this long after its departure, ms. */
const LAPSE_AFTER_MS = DAY_MS;

/** A trip is over this long after its estimated arrival, ms. */
const OVER_AFTER_MS = 2 * HOUR_MS;

/** When an unanswered request ends; all times are epoch ms. */
export function requestExpiry(departsAt: number, isLive: boolean, now: number): number {
  if (isLive) return now + LIVE_ANSWER_MS;
  const answer = departsAt - now <= DAY_MS ? SOON_ANSWER_MS : DAY_MS;
  return Math.min(now + answer, departsAt - LAST_ANSWER_MS);
}

/** When the timer acts next, epoch ms; null if the state is final. */
export function nextDeadline({
  state,
  expiresAt,
  departsAt,
  arrivesAt,
}: Pick<Agreement, 'state' | 'expiresAt' | 'departsAt'> & { readonly arrivesAt: number }): number | null {
  switch (state) {
    case 'requested':
      return expiresAt;
    case 'accepted':
      return departsAt + LAPSE_AFTER_MS;
    case 'under_way':
      return arrivesAt + OVER_AFTER_MS;
    case 'done':
    case 'declined':
    case 'cancelled':
    case 'expired':
    case 'missed':
    case 'lapsed':
      return null;
  }
}

/** Epoch ms; null if the route has no road. A trip that has started counts from the meeting. */
export function estimatedArrival({
  departsAt,
  metAt,
  arrivesAt,
}: Pick<Agreement, 'departsAt' | 'metAt'> & { readonly arrivesAt: number }): number | null {
  const durationMs = arrivesAt - departsAt;
  // Routes have fractions of a second.
  return durationMs === UNKNOWN_DURATION_MS ? null : Math.round((metAt ?? departsAt) + durationMs);
}
