import { z } from 'zod';
import { ERRORS, type ErrorCode } from './error-code.js';

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Turkish texts by field. */
export const ErrorDetails = z.record(z.string(), z.string());
export type ErrorDetails = z.infer<typeof ErrorDetails>;

/** A domain error in a message over NATS. */
export const WireError = z.object({
  code: z.enum(codes),
  text: z.string(),
  details: ErrorDetails.optional(),
  /** Delay before a retry, s. */
  retryAfter: z.number().optional(),
});
export type WireError = z.infer<typeof WireError>;

/** The body of every error response of the gateway. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: ErrorDetails.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
