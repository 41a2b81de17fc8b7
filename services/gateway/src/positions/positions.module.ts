import { Module } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { LocationLimit } from './location-limit.js';
import { PositionsService } from './positions.service.js';

/** Where providers are. */
@Module({
  providers: [
    PositionsService,
    {
      provide: LocationLimit,
      useFactory: (env: GatewayEnv) => new LocationLimit(env.LOCATION_LIMIT_PER_SECOND),
      inject: [GATEWAY_ENV],
    },
  ],
  exports: [PositionsService, LocationLimit],
})
export class PositionsModule {}
