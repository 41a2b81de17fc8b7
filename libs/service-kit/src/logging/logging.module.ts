import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { lineOptions } from './line-options.js';
import { RepeatedLines } from './repeated-lines.js';
import { standardOutput } from './standard-output.js';

/** Logs JSON lines to standard output, with request IDs and counted repetitions. */
@Module({})
export class LoggingModule {
  static forRoot(options: { name: string; level: string }): DynamicModule {
    const lines = new RepeatedLines();
    return {
      module: LoggingModule,
      providers: [{ provide: RepeatedLines, useFactory: () => lines }],
      imports: [
        LoggerModule.forRoot({
          forRoutes: [], // no logger per request: the mixin adds the request id
          pinoHttp: {
            name: options.name,
            level: options.level,
            autoLogging: false,
            quietReqLogger: true,
            ...lineOptions(lines),
            stream: standardOutput(),
          },
        }),
      ],
      exports: [LoggerModule],
    };
  }
}
