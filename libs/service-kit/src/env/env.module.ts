import { type DynamicModule, Module } from '@nestjs/common';

@Module({})
export class EnvModule {
  static forRoot(token: symbol, env: object): DynamicModule {
    return {
      module: EnvModule,
      global: true,
      providers: [{ provide: token, useValue: env }],
      exports: [token],
    };
  }
}
