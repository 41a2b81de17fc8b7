import { ERRORS, type ErrorCode } from './error-code.js';
import type { ErrorDetails, WireError } from './error-body.js';

/** A failure that the product foresees: stable code, HTTP status, Turkish text (design 2). */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, extra: { details?: ErrorDetails; retryAfter?: number; cause?: unknown } = {}) {
    super(ERRORS[code].text, { cause: extra.cause });
    this.name = 'DomainError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = extra.details;
    this.retryAfter = extra.retryAfter;
  }

  /** The error as it crosses NATS. */
  toWire(): WireError {
    return {
      code: this.code,
      text: this.message,
      ...(this.details && { details: this.details }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
    };
  }

  /** The error as it arrived over NATS. */
  static fromWire(wire: WireError): DomainError {
    return new DomainError(wire.code, {
      ...(wire.details && { details: wire.details }),
      ...(wire.retryAfter !== undefined && { retryAfter: wire.retryAfter }),
    });
  }
}
