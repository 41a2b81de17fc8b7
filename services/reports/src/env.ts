import { z } from 'zod';
import { HostName, LogLevel, NatsUrl, Port } from '@rotadas/service-kit/env/env-primitives';
import { MongodbUrl } from '@rotadas/service-kit/mongodb/mongodb-url';
import { eventsSettings } from '@rotadas/service-kit/events/events-settings';
import { metricsSettings } from '@rotadas/service-kit/metrics/metrics-settings';
import { tracingSettings } from '@rotadas/service-kit/tracing/tracing-settings';

/** The settings of the reports service. */
export const ReportsEnv = z.object({
  MONGODB_URI: MongodbUrl,
  NATS_URL: NatsUrl,
  HOST: HostName.default('127.0.0.1'),
  HEALTH_PORT: Port.default(0),
  LOG_LEVEL: LogLevel,
  ...metricsSettings,
  ...tracingSettings,
  ...eventsSettings,
});
export type ReportsEnv = z.infer<typeof ReportsEnv>;
