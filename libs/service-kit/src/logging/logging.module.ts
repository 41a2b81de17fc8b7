import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { currentRequestId } from '../request-context/request-id.js';
import { countRepeated } from './count-repeated.js';
import { RepeatedLines } from './repeated-lines.js';

/** Where personal data or secrets could slip into a line. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.authorization',
  '*.email',
  '*.phone',
  '*.fullName',
  '*.token',
  '*.latitude',
  '*.longitude',
];

/** JSON lines on standard output, each with the id of its request; warnings and errors that repeat themselves are counted. */
@Module({})
export class LoggingModule {
  static forRoot(options: { name: string; level: string }): DynamicModule {
    const lines = new RepeatedLines();
    return {
      module: LoggingModule,
      providers: [{ provide: RepeatedLines, useFactory: () => lines }],
      imports: [
        LoggerModule.forRoot({
          forRoutes: [], // no logger of each request: the mixin knows whose line it is
          pinoHttp: {
            name: options.name,
            level: options.level,
            autoLogging: false,
            quietReqLogger: true,
            redact: REDACTED,
            hooks: countRepeated(lines),
            mixin: () => {
              const requestId = currentRequestId();
              return requestId === undefined ? {} : { requestId };
            },
          },
        }),
      ],
      exports: [LoggerModule],
    };
  }
}
