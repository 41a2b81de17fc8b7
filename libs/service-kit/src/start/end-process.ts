import { type INestApplicationContext, Logger, type LoggerService } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { unhandledErrors } from '../metrics/metrics.js';

/**
 * The longest that an orderly end may take, ms: less than the 10 s after which orchestrators kill.
 */
const END_LIMIT_MS = 9_000;

/**
 * Ends the process by itself where its orderly end on SIGTERM or SIGINT hangs, as on a server that
 * is away.
 */
export function endInTime(logger: LoggerService): void {
  const begin = () => {
    setTimeout(() => {
      logger.warn('The orderly end takes too long; ended without it');
      process.exit(1);
    }, END_LIMIT_MS).unref();
  };
  process.once('SIGTERM', begin);
  process.once('SIGINT', begin);
}

/**
 * Ends the process with code 1 after an exception or a rejection that nothing handled, so that its
 * supervisor starts it again: its state is unknown. Requests under way get as long to be answered
 * as on SIGTERM.
 */
export function endOnUnhandledError(app: INestApplicationContext): void {
  // Without a listener of their own, rejections come here too.
  process.on(
    'uncaughtException',
    unhandledErrorListener(app, (code) => process.exit(code)),
  );
}

/** Logs and counts each error; closes the application after the first one, and then exits. */
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
    unhandledErrors[origin] += 1;
    logger.fatal({ err: error, origin }, 'An error was not handled; the process ends');
    if (!isEnding) void end();
    isEnding = true;
  };
}
