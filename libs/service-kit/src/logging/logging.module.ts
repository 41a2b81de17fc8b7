import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { currentRequestId } from '../request-context/request-id.js';

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

/** JSON lines on standard output, each with the id of its request. */
@Module({})
export class LoggingModule {
  static forRoot(options: { name: string; level: string }): DynamicModule {
    return {
      module: LoggingModule,
      imports: [
        LoggerModule.forRoot({
          forRoutes: [], // no logger of each request: the mixin knows whose line it is
          pinoHttp: {
            name: options.name,
            level: options.level,
            autoLogging: false,
            quietReqLogger: true,
            redact: REDACTED,
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
