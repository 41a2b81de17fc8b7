import { z } from 'zod';

/** As many copies as JetStream keeps of a stream at most. */
const REPLICAS_MAX = 5;

/** How events are kept, for the schema of a process's environment. */
export const eventsSettings = {
  /**
   * On how many servers of a NATS cluster each stream is kept. Left out, one that is made here is
   * on one, and one that is there stays as it is.
   */
  STREAM_REPLICAS: z.coerce.number().int().min(1).max(REPLICAS_MAX).optional(),
};

/** The settings of events. */
export interface EventsSettings {
  readonly STREAM_REPLICAS?: number | undefined;
}

/** Token of the settings of events. */
export const EVENTS_SETTINGS = Symbol('EVENTS_SETTINGS');
