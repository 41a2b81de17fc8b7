/** The longest wait for JetStream's answer, ms. */
export const ANSWER_LIMIT_MS = 2_000;

/** After this long without an acknowledgement an event is delivered again, ms. */
export const ACK_WAIT_MS = 30_000;
