import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ClientFrame } from '@rotadas/contracts/live/client-frame';
import { fieldDetails } from '../../input/field-details.js';

/** A frame as it was sent, before anybody knows what it is. */
export type RawFrame = { readonly json: unknown } | undefined;

/** The JSON of a frame; undefined when it is none. */
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

/** The number of a position that could not be understood otherwise. */
export function seqOf(json: unknown): number | undefined {
  const seq = typeof json === 'object' && json !== null && 'seq' in json ? json.seq : undefined;
  return typeof seq === 'number' && Number.isSafeInteger(seq) ? seq : undefined;
}
