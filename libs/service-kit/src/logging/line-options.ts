import type { LoggerOptions } from 'pino';
import { currentRequestId } from '../request-context/request-id.js';
import { countRepeated } from './count-repeated.js';
import { tracer } from '../tracing/tracer.js';
import type { RepeatedLines } from './repeated-lines.js';

/** Fields that may contain personal data or secrets. */
const REDACTED = [
  'authorization',
  'cookie',
  'email',
  'fullName',
  'latitude',
  'longitude',
  'phone',
  'token',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Redacts personal data, adds the IDs of request and trace, and counts repeated warnings. */
export function lineOptions(lines: RepeatedLines): Pick<LoggerOptions, 'redact' | 'hooks' | 'mixin'> {
  return {
    redact: REDACTED,
    hooks: countRepeated(lines),
    mixin: () => {
      const requestId = currentRequestId();
      const traceId = tracer.traceId();
      return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
    },
  };
}
