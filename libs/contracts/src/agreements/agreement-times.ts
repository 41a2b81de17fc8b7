import type { Agreement } from './agreement.js';
import { RATING_MS } from './rating.js';

const HOUR_MS = 3_600_000;

/** An accepted agreement can start this long before its departure, ms. */
export const START_AHEAD_MS = HOUR_MS;

/** A cancellation closer to the departure than this is late, ms. */
const LATE_MS = 2 * HOUR_MS;

/** A cancellation this soon after the acceptance is not late, such as that of a live offer, ms. */
const GRACE_MS = 5 * 60_000;

/** A side can say that the other did not come this long after the departure, ms. */
const MISSED_AFTER_MS = HOUR_MS / 2;

/** The other side can object to `missed` for this long, ms. */
export const OBJECTION_MS = 24 * HOUR_MS;

type Departure = Pick<Agreement, 'departsAt'>;
type Acceptance = Pick<Agreement, 'acceptedAt'>;
type End = Pick<Agreement, 'endedAt'>;

/** Whether both sides can say that they have met; all times are epoch ms. */
export const canStart = ({ departsAt }: Departure, now: number): boolean => now >= departsAt - START_AHEAD_MS;

/** Whether a side can say that the other did not come. */
export const canMiss = ({ departsAt }: Departure, now: number): boolean => now >= departsAt + MISSED_AFTER_MS;

/** Whether a cancellation at `now` counts as late. */
export const isLateCancellation = ({ departsAt, acceptedAt }: Departure & Acceptance, now: number): boolean =>
  acceptedAt !== null && now >= acceptedAt + GRACE_MS && departsAt - now < LATE_MS;

/** Whether the time to object to `missed` is not over. */
export const canObject = ({ endedAt }: End, now: number): boolean =>
  endedAt !== null && now < endedAt + OBJECTION_MS;

/** Whether the end is one that the sides rate. */
export const wasRatable = ({ state, isLate }: Pick<Agreement, 'state' | 'isLate'>): boolean =>
  state === 'done' || state === 'missed' || (state === 'cancelled' && isLate);

/** The same while the time to rate is not over. */
export const isRatable = (agreement: Pick<Agreement, 'state' | 'isLate' | 'endedAt'>, now: number): boolean =>
  wasRatable(agreement) && agreement.endedAt !== null && now < agreement.endedAt + RATING_MS;
