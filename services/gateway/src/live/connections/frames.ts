import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ClientFrame } from '@rotadas/contracts/live/client-frame';
import type { ErrorFrame } from '@rotadas/contracts/live/server-frame';
import { fieldDetails } from '../../input/field-details.js';

/** A frame before it is parsed. */
export type RawFrame = { readonly json: unknown } | undefined;

/** The JSON of a frame; undefined if it is malformed. */
export function readJson(data: Buffer): RawFrame {
  try {
    const json: unknown = JSON.parse(data.toString());
    return { json };
  } catch {
    return undefined; // the connection is closed for it
  }
}

/** The frame that `json` is. Throws `input-invalid`, by field. */
export function parseFrame(json: unknown): z.output<typeof ClientFrame> {
  const parsed = ClientFrame.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new DomainError('input-invalid', { details: fieldDetails(parsed.error.issues, 'frame') });
}

/** The number of a position that could not be parsed. */
export function seqOf(json: unknown): number | undefined {
  const seq = typeof json === 'object' && json !== null && 'seq' in json ? json.seq : undefined;
  return typeof seq === 'number' && Number.isSafeInteger(seq) ? seq : undefined;
}

/** The frame that reports a failure; any but a DomainError is `unexpected`. */
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
