import { z } from 'zod';
import { ERRORS, type ErrorCode } from './error-code.js';

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Turkish texts by field. */
export const ErrorDetails = z.record(z.string(), z.string());
export type ErrorDetails = z.infer<typeof ErrorDetails>;

export const WireError = z.object({
  code: z.enum(codes),
  text: z.string(),
  details: ErrorDetails.optional(),
  /** Seconds. */
  retryAfter: z.number().optional(),
});
export type WireError = z.infer<typeof WireError>;

export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: ErrorDetails.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
