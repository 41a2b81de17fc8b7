import { isRatable } from '@rotadas/contracts/agreements/agreement-times';
import type { StoredAgreement } from './stored-agreement.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Both sides are reminded of the departure this long before it, ms. */
const AHEAD_MS = HOUR_MS;

/** A side that has not rated is reminded this long after the end, ms. */
const RATING_AFTER_MS = [DAY_MS, 12 * DAY_MS];

type Times = Pick<StoredAgreement, 'state' | 'isLate' | 'departsAt' | 'endedAt'>;

/**
 * When the next reminder after `since` is due; null if none follows. All times are epoch ms. An
 * agreement that is accepted later than a reminder would be due has none.
 */
export function nextReminder(agreement: Times, since: number): number | null {
  return reminderTimes(agreement).find((at) => at > since) ?? null;
}

function reminderTimes(agreement: Times): number[] {
  const { state, departsAt, endedAt } = agreement;
  if (state === 'accepted') return [departsAt - AHEAD_MS];
  if (endedAt === null || !isRatable(agreement, endedAt)) return [];
  return RATING_AFTER_MS.map((after) => endedAt + after);
}
