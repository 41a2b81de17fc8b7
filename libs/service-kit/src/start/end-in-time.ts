import type { LoggerService } from '@nestjs/common';

/**
 * The longest that an orderly end may take, ms: less than the 10 s after which orchestrators kill.
 */
export const END_LIMIT_MS = 9_000;

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
