import 'reflect-metadata';
import { Module, type Type } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { LoggingModule } from '../logging/logging.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { NatsClientModule } from '../nats/nats-client.module.js';
import { startService } from '../start/start-service.js';

/** Starts controllers over NATS instead of another service. */
export async function startStandIn(
  name: string,
  natsUrl: string,
  ...controllers: Type<unknown>[]
): Promise<{ stop(): Promise<void> }> {
  @Module({
    imports: [
      LoggingModule.forRoot({ name, level: 'silent' }),
      MetricsModule.forRoot({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' }),
      NatsClientModule.forRoot({ url: natsUrl, name }),
      HealthModule.forRoot(),
    ],
    controllers,
  })
  class StandInModule {}

  const env = { NATS_URL: natsUrl, HOST: '127.0.0.1', HEALTH_PORT: 0 };
  const app = await startService({ name, module: StandInModule, env });
  return { stop: () => app.close() };
}
