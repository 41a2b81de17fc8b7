import { type INestApplicationContext, Logger, type LoggerService } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { unhandledErrors } from '../metrics/metrics.js';

/** Maximum duration of a shutdown, ms: less than the 10 s after which orchestrators kill. */
const END_LIMIT_MS = 9_000;

/** Exits if the shutdown on SIGTERM or SIGINT hangs. */
export function endInTime(logger: LoggerService): void {
  const begin = () => {
    setTimeout(() => {
      logger.warn('Shutdown timed out; exiting');
      process.exit(1);
    }, END_LIMIT_MS).unref();
  };
  process.once('SIGTERM', begin);
  process.once('SIGINT', begin);
}

/** Shuts down and exits with code 1 after an unhandled error, since the state is unknown. */
export function endOnUnhandledError(app: INestApplicationContext): void {
  // Rejections arrive here too.
  process.on(
    'uncaughtException',
    unhandledErrorListener(app, (code) => process.exit(code)),
  );
}

/** Counts and logs each unhandled error; the first one ends the process. */
export function unhandledErrorListener(
  app: Pick<INestApplicationContext, 'close'>,
  exit: (code: number) => void,
): NodeJS.UncaughtExceptionListener {
  const logger = new Logger('Process');
  let isEnding = false;
  const end = async () => {
    const closed = app.close().catch((error: unknown) => logger.error({ err: error }));
    await pTimeout(closed, { milliseconds: END_LIMIT_MS, fallback: () => undefined });
    exit(1);
  };
  return (error, origin) => {
    unhandledErrors.inc({ origin });
    logger.fatal({ err: error, origin }, 'Unhandled error; exiting');
    if (!isEnding) void end();
    isEnding = true;
  };
}
