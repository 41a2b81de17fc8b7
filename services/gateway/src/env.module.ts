import { type DynamicModule, Module } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';

/** Gives every slice the gateway's settings. */
@Module({})
export class EnvModule {
  static forRoot(env: GatewayEnv): DynamicModule {
    return {
      module: EnvModule,
      global: true,
      providers: [{ provide: GATEWAY_ENV, useValue: env }],
      exports: [GATEWAY_ENV],
    };
  }
}
