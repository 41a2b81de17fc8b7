import type { EventStream } from './event.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NANOS_PER_MS = 1_000_000;

/** How much a stream keeps; past it the oldest events are deleted. */
const BYTES_MAX = 64 * 1_024 * 1_024;

/** How long a stream keeps events, days. They contain names and phone numbers. */
const KEPT_DAYS = 3;

/** How long an event that is published twice is recognised by its id. */
const DUPLICATE_WINDOW_MS = 10 * MINUTE_MS;

/** The settings of a stream that may change, as JetStream's API has them; durations in ns. */
export interface StreamSettings {
  readonly subjects: string[];
  readonly max_bytes: number;
  readonly max_age: number;
  readonly duplicate_window: number;
  readonly num_replicas?: number;
}

/**
 * How JetStream keeps the events of a stream, on so many servers of a cluster; where that is not
 * said, on one, or as before.
 */
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
