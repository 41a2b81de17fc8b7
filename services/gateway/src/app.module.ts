import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { EnvModule } from '@rotadas/service-kit/env/env.module';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { RepeatedLines } from '@rotadas/service-kit/logging/repeated-lines';
import { MetricsModule } from '@rotadas/service-kit/metrics/metrics.module';
import { NatsClientModule } from '@rotadas/service-kit/nats/nats-client.module';
import { OperationsModule } from '@rotadas/service-kit/operations/operations.module';
import { RedisModule } from '@rotadas/service-kit/redis/redis.module';
import { TracingModule } from '@rotadas/service-kit/tracing/tracing.module';
import { AccountsModule } from './accounts/accounts.module.js';
import { AgreementsModule } from './agreements/agreements.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { BotCheckModule } from './bot-check/bot-check.module.js';
import { CasesModule } from './cases/cases.module.js';
import { ClientErrorsModule } from './client-errors/client-errors.module.js';
import { ConfigModule } from './config/config.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { OwnAddressModule } from './env/own-address.module.js';
import { GatewayHealthModule } from './health/gateway-health.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { LiveModule } from './live/live.module.js';
import { ListingModule } from './listing/listing.module.js';
import { MatchingModule } from './matching/matching.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OperationsPageModule } from './operations/operations-page.module.js';
import { PeopleModule } from './people/people.module.js';
import { PositionsModule } from './positions/positions.module.js';
import { ProvidersModule } from './providers/providers.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SanctionsModule } from './sanctions/sanctions.module.js';
import { SharesModule } from './shares/shares.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { TIME_LIMITS, type TimeLimits } from './time-limits.js';
import { UsersModule } from './users/users.module.js';
import { ErrorFilter } from './errors/error.filter.js';
import { securityLines } from './security-log/security-log.js';

@Module({})
export class AppModule {
  static forRoot(env: GatewayEnv, timeLimits: TimeLimits): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.forRoot(GATEWAY_ENV, env),
        EnvModule.forRoot(TIME_LIMITS, timeLimits),
        OwnAddressModule,
        LoggingModule.forRoot({ name: 'gateway', level: env.LOG_LEVEL }),
        TracingModule.forRoot({ name: 'gateway', settings: env }),
        MetricsModule.forRoot(env),
        NatsClientModule.forRoot({ url: env.NATS_URL, name: 'gateway' }),
        OperationsModule.forRoot({ name: 'gateway' }),
        RedisModule.forRoot({ url: env.REDIS_URL }),
        SignInModule,
        LimitsModule,
        BotCheckModule,
        UsersModule,
        AccountsModule,
        ExportsModule,
        BlocksModule,
        ProvidersModule,
        PositionsModule,
        DevicesModule,
        LiveModule,
        ListingModule,
        ReportsModule,
        SanctionsModule,
        CasesModule,
        PeopleModule,
        MatchingModule,
        NotificationsModule,
        AgreementsModule,
        SharesModule,
        QueuesModule,
        OperationsPageModule,
        AuditLogModule,
        ClientErrorsModule,
        ConfigModule,
        GatewayHealthModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: RepeatedLines, useFactory: () => securityLines }, // Nest starts and stops it
      ],
    };
  }
}
