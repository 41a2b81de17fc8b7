import { z } from 'zod';
import { ERRORS, type ErrorCode } from './error-code.js';

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Texts by field name, in Turkish. */
export const ErrorDetails = z.record(z.string(), z.string());
export type ErrorDetails = z.infer<typeof ErrorDetails>;

/** A domain error as it crosses NATS, whole. */
export const WireError = z.object({
  code: z.enum(codes),
  text: z.string(),
  details: ErrorDetails.optional(),
  /** Seconds after which trying again makes sense. */
  retryAfter: z.number().optional(),
});
export type WireError = z.infer<typeof WireError>;

/** The body of every non-OK answer of the gateway (design 2). */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: ErrorDetails.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
