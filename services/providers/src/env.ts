import { z } from 'zod';
import { Count, HostName, LogLevel, NatsUrl, Port, RedisUrl } from '@rotadas/service-kit/env/env-primitives';
import { MongodbUrl } from '@rotadas/service-kit/mongodb/mongodb-url';
import { eventsSettings } from '@rotadas/service-kit/events/events-settings';
import { metricsSettings } from '@rotadas/service-kit/metrics/metrics-settings';
import { tracingSettings } from '@rotadas/service-kit/tracing/tracing-settings';

/** Each batch of positions and each search asks every shard. */
const MARKER_SHARDS_MAX = 256;

/** The settings of the providers service. */
export const ProvidersEnv = z.object({
  MONGODB_URI: MongodbUrl,
  REDIS_URL: RedisUrl,
  /** The Redis of the markers, which writes no file; unless given, they are in the other one. */
  MARKERS_REDIS_URL: RedisUrl.optional(),
  /**
   * Over how many slots of a Redis Cluster the markers lie. A change brings them over at the start;
   * all copies have the same number.
   */
  MARKER_SHARDS: Count(1).refine((count) => count <= MARKER_SHARDS_MAX, {
    error: `at most ${MARKER_SHARDS_MAX}`,
  }),
  NATS_URL: NatsUrl,
  /** Seconds without a position after which a provider goes offline (design 3). */
  STALE_AFTER: Count(900),
  /** Seconds between two sweeps for providers that should be offline by now. */
  SWEEP_EVERY: Count(30),
  HOST: HostName.default('127.0.0.1'),
  HEALTH_PORT: Port.default(0),
  LOG_LEVEL: LogLevel,
  ...metricsSettings,
  ...tracingSettings,
  ...eventsSettings,
});
export type ProvidersEnv = z.infer<typeof ProvidersEnv>;
