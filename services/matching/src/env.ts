import { z } from 'zod';
import { HostName, LogLevel, NatsUrl, Port, Url } from '@rotadas/service-kit/env/env-primitives';
import { MongodbUrl } from '@rotadas/service-kit/mongodb/mongodb-url';
import { eventsSettings } from '@rotadas/service-kit/events/events-settings';
import { metricsSettings } from '@rotadas/service-kit/metrics/metrics-settings';
import { tracingSettings } from '@rotadas/service-kit/tracing/tracing-settings';

/** The settings of the matching service. */
export const MatchingEnv = z.object({
  MONGODB_URI: MongodbUrl,
  NATS_URL: NatsUrl,
  HOST: HostName.default('127.0.0.1'),
  HEALTH_PORT: Port.default(0),
  LOG_LEVEL: LogLevel,
  /** Where OSRM answers; the roads within the service measure alone when left out. */
  ROUTING_URL: Url('https?').optional(),
  ...metricsSettings,
  ...tracingSettings,
  ...eventsSettings,
});
export type MatchingEnv = z.infer<typeof MatchingEnv>;
