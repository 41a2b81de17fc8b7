import { z } from 'zod';
import { HostName, LogLevel, NatsUrl, Port } from '../env/env-primitives.js';
import { MongodbUrl } from '../mongodb/mongodb-url.js';
import { metricsSettings, tracingSettings } from './telemetry-settings.js';

/** Maximum number of replicas that JetStream supports. */
const REPLICAS_MAX = 5;

/** The settings of every service except the gateway. */
export const serviceSettings = {
  MONGODB_URI: MongodbUrl.meta({
    description:
      'Address of a MongoDB replica set, `mongodb://user:password@host/database`. Separate several members by commas.',
    secret: true,
  }),
  NATS_URL: NatsUrl.meta({
    description:
      'Address of NATS 2.9.4 or newer with JetStream, `nats://user:password@host:port` or `tls://…`. Separate the servers of a cluster by commas.',
    secret: true,
  }),
  HOST: HostName.default('127.0.0.1'),
  HEALTH_PORT: Port.default(0).describe('TCP port of a service’s health endpoint. `0` takes a free port.'),
  LOG_LEVEL: LogLevel,
  ...metricsSettings,
  ...tracingSettings,
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
export type ServiceSettings = z.output<z.ZodObject<typeof serviceSettings>>;
