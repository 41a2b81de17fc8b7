import { HostName, LogLevel, NatsUrl, Port } from '../env/env-primitives.js';
import { eventsSettings } from '../events/events-settings.js';
import { MongodbUrl } from '../mongodb/mongodb-url.js';
import { metricsSettings, tracingSettings } from './telemetry-settings.js';

/** The settings that every service except the gateway reads, for the schema of its environment. */
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
  ...eventsSettings,
};
