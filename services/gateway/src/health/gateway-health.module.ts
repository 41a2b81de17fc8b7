import { Module } from '@nestjs/common';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { MatchingCheck } from './matching.check.js';
import { MongodbCheck } from './mongodb.check.js';
import { NatsCheck } from './nats.check.js';
import { NotificationsCheck } from './notifications.check.js';
import { ProvidersCheck } from './providers.check.js';
import { RedisCheck } from './redis.check.js';
import { ReportsCheck } from './reports.check.js';
import { ServicesReadiness } from './services-readiness.js';
import { SignInCheck } from './sign-in.check.js';
import { UsersCheck } from './users.check.js';

@Module({ providers: [ServicesReadiness], exports: [ServicesReadiness] })
class ServicesReadinessModule {}

/** Whether all that the product needs answers. */
@Module({
  imports: [
    HealthModule.register({
      imports: [ServicesReadinessModule],
      checks: [
        SignInCheck,
        UsersCheck,
        ProvidersCheck,
        ReportsCheck,
        MatchingCheck,
        NotificationsCheck,
        MongodbCheck,
        RedisCheck,
        NatsCheck,
      ],
    }),
  ],
})
export class GatewayHealthModule {}
