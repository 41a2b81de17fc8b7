import { z } from 'zod';

/** As many copies as JetStream keeps of a stream at most. */
const REPLICAS_MAX = 5;

/** How events are kept, for the schema of a process's environment. */
export const eventsSettings = {
  STREAM_REPLICAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(REPLICAS_MAX)
    .optional()
    .describe(
      'Number of servers of a NATS cluster that store each stream, 1–5. If not set, existing streams keep their number and new streams are stored on one server.',
    ),
};

/** The settings of events. */
export interface EventsSettings {
  readonly STREAM_REPLICAS?: number | undefined;
}

/** Token of the settings of events. */
export const EVENTS_SETTINGS = Symbol('EVENTS_SETTINGS');
