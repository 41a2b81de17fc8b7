import { ERRORS, type ErrorCode } from './error-code.js';
import type { ErrorDetails, WireError } from './error-body.js';

/** An expected failure with a stable code, an HTTP status and a Turkish text. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    extra: { details?: ErrorDetails | undefined; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(ERRORS[code].text, { cause: extra.cause });
    this.name = 'DomainError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = extra.details;
    this.retryAfter = extra.retryAfter;
  }

  toWire(): WireError {
    return {
      code: this.code,
      text: this.message,
      ...(this.details && { details: this.details }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
    };
  }

  static fromWire(wire: WireError): DomainError {
    return new DomainError(wire.code, wire);
  }
}
