import type { LoggerOptions } from 'pino';
import { currentRequestId } from '../request-context/request-id.js';
import { countRepeated } from './count-repeated.js';
import { tracer } from '../tracing/tracer.js';
import type { RepeatedLines } from './repeated-lines.js';

/** Names under which personal data or secrets could slip into a line. */
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

/**
 * For every line: no personal data, the ids of its request and of its trace, repeated warnings
 * counted in `lines`.
 */
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
