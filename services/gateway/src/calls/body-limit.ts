import type { z } from 'zod';
import type { Call } from '@rotadas/contracts/protocol/call';
import { largestInput } from '../input/largest-input.js';

/** Bytes of a call without a body, or of a path that is no call. */
export const BODY_BYTES_MIN = 1_024;

/**
 * The declared limit of a call, or bytes of the largest body that it accepts, as indented JSON,
 * with room for fields that it ignores. Throws if a part of the body has no limit.
 */
export function bodyLimit({
  method,
  path,
  body,
  bodyBytes,
}: Pick<Call, 'method' | 'path' | 'body' | 'bodyBytes'>): number {
  try {
    return bodyBytes ?? BODY_BYTES_MIN + (body ? jsonBytesMax(body) : 0);
  } catch (error) {
    throw new Error(`The body of ${method} ${path} has no limit`, { cause: error });
  }
}

/** Bytes of the largest input that a schema accepts, as indented JSON. */
export const jsonBytesMax = (schema: z.ZodType): number =>
  Buffer.byteLength(JSON.stringify(largestInput(schema), null, 2));
