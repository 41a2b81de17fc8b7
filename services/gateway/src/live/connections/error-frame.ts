import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorFrame } from '@rotadas/contracts/live/server-frame';

/** A failure as a client hears of it; what nobody foresaw is `unexpected`. */
export function errorFrame(error: unknown, seq?: number): ErrorFrame {
  const failure = error instanceof DomainError ? error : new DomainError('unexpected', { cause: error });
  return {
    type: 'error',
    ...(seq !== undefined && { seq }),
    code: failure.code,
    error: failure.message,
    ...(failure.details && { details: failure.details }),
  };
}
