import { type DynamicModule, Module } from '@nestjs/common';
import { OwnAddress } from './env/own-address.js';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { TIME_LIMITS, type TimeLimits } from './time-limits.js';

/** Gives every slice the gateway's settings and time limits. */
@Module({})
export class EnvModule {
  static forRoot(env: GatewayEnv, timeLimits: TimeLimits): DynamicModule {
    return {
      module: EnvModule,
      global: true,
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        { provide: TIME_LIMITS, useValue: timeLimits },
        OwnAddress,
      ],
      exports: [GATEWAY_ENV, TIME_LIMITS, OwnAddress],
    };
  }
}
