/** The longest wait for JetStream's answer, ms. */
export const ANSWER_LIMIT_MS = 2_000;

/** After this long without an acknowledgement an event is delivered again, ms. */
export const ACK_WAIT_MS = 30_000;

/**
 * How often an event is delivered before it becomes a dead letter. The consumers enforce this:
 * with JetStream's own `max_deliver` an event would be lost if its process ended during the last
 * delivery, or if the dead letter could not be stored.
 */
export const DELIVERIES_MAX = 10;
