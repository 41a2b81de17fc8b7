import type { DynamicModule } from '@nestjs/common';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { EnvModule } from '../env/env.module.js';
import { EventsModule } from '../events/events.module.js';
import { HealthModule } from '../health/health.module.js';
import { LoggingModule } from '../logging/logging.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { NatsClientModule } from '../nats/nats-client.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { TracingModule } from '../tracing/tracing.module.js';
import type { ServiceSettings } from './service-settings.js';

/** The modules of every service except the gateway. */
export function serviceModules(
  name: keyof typeof healthRpc,
  token: symbol,
  env: ServiceSettings,
): DynamicModule[] {
  return [
    EnvModule.forRoot(token, env),
    LoggingModule.forRoot({ name, level: env.LOG_LEVEL }),
    TracingModule.forRoot({ name, settings: env }),
    MetricsModule.forRoot(env),
    NatsClientModule.forRoot({ url: env.NATS_URL, name }),
    OperationsModule.forRoot({ name }),
    EventsModule.forRoot({ name, settings: env }),
    HealthModule.forRoot(healthRpc[name]),
  ];
}
