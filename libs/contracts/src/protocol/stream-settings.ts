import type { EventStream } from './event.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NANOS_PER_MS = 1_000_000;

/** The oldest events beyond it are deleted, bytes. */
const BYTES_MAX = 64 * 1_024 * 1_024;

/** Retention in days. Events contain names and phone numbers. */
export const KEPT_DAYS = 3;

/** How long a repeated event is recognized by its ID. */
const DUPLICATE_WINDOW_MS = 10 * MINUTE_MS;

/** Settings of a stream that may change, named as in the JetStream API; durations in ns. */
export interface StreamSettings {
  readonly subjects: string[];
  readonly max_bytes: number;
  readonly max_age: number;
  readonly duplicate_window: number;
  readonly num_replicas?: number;
}

/** If `replicas` is missing, a new stream is on one server and an existing one keeps its number. */
export function streamSettings(
  { subjects, keptDays = KEPT_DAYS }: EventStream,
  replicas?: number,
): StreamSettings {
  return {
    subjects: [...subjects],
    max_bytes: BYTES_MAX,
    max_age: keptDays * DAY_MS * NANOS_PER_MS,
    duplicate_window: DUPLICATE_WINDOW_MS * NANOS_PER_MS,
    ...(replicas !== undefined && { num_replicas: replicas }),
  };
}
