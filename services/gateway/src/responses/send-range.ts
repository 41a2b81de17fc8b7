import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse, type Range } from 'range-parser';

/** A body of which clients may request a part (RFC 9110, section 14). */
interface RangedBody {
  /** Bytes. */
  readonly size: number;
  /** Strong, since clients combine parts of the same version. */
  readonly etag: string;
  readonly type: string;
  /** Bytes of the largest part; more is rejected. */
  readonly partMax?: number;
  /** Returns the bytes from `start` to `end` inclusive. */
  readonly read: (range: Range) => Buffer | Readable;
}

/** Whether the client has the version that `etag` names. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.includes(etag) === true;
}

/** Sends the requested part of a body, or all of it, unless the client has it. */
export function sendRange(request: FastifyRequest, reply: FastifyReply, body: RangedBody): FastifyReply {
  const { size, etag, type, partMax = Infinity, read } = body;
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isKnown(request, etag)) return reply.status(304).send();
  const range = requestedRange(request, body);
  const { start, end } = range === null || range === 'unsatisfiable' ? { start: 0, end: size - 1 } : range;
  const isTooLong = request.method === 'GET' && end - start >= partMax;
  if (range === 'unsatisfiable' || isTooLong)
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.type(type).header('content-length', end - start + 1);
  // Fastify reads what it does not send in response to HEAD.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : read({ start, end }));
}

/** Null is the whole body, also for several ranges, which no client of ours requests. */
function requestedRange(
  { method, headers }: FastifyRequest,
  { size, etag }: RangedBody,
): Range | 'unsatisfiable' | null {
  if (headers.range === undefined || method !== 'GET') return null;
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  const { type, code, ranges } = parse(size, headers.range);
  if (type !== 'bytes' || (code & MALFORMED) !== 0 || ranges.length > 1) return null;
  return ranges[0] ?? 'unsatisfiable';
}

/** A bit of the parser's result. */
const MALFORMED = 1;
