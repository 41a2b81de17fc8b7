const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The retention of a stream; past it the oldest events are deleted. */
export const STREAM_BOUNDS = {
  bytes: 64 * 1_024 * 1_024,
  ageMs: 14 * DAY_MS,
  /** How long an event that is published twice is recognised by its id. */
  duplicateWindowMs: 10 * MINUTE_MS,
} as const;

/** The longest wait for JetStream's answer, ms. */
export const ANSWER_LIMIT_MS = 2_000;

/** After this long without an acknowledgement an event is delivered again, ms. */
export const ACK_WAIT_MS = 30_000;
