import { type DynamicModule, Module } from '@nestjs/common';
import { ENV, type Env } from './env.js';

/** Gives every module the settings. */
@Module({})
export class EnvModule {
  static forRoot(env: Env): DynamicModule {
    return {
      module: EnvModule,
      global: true,
      providers: [{ provide: ENV, useValue: env }],
      exports: [ENV],
    };
  }
}
