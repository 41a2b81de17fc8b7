/**
 * How long a test lets an answer take where its time is not what the test is about: longer than a
 * machine stands still, ms.
 */
export const ANSWER_LIMIT_MS = 30_000;
