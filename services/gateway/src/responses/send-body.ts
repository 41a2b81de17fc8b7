import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type EncodedBody } from './encoded-body.js';
import { isKnown, sendRange } from './send-range.js';

/**
 * Sends a body unless the client has it, in the encoding that the client prefers. Clients may
 * request a part of a body that has one encoding only.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const { plain, etag, type } = body;
  if (!body.isCompressible) {
    const read = ({ start, end }: { start: number; end: number }) => plain.subarray(start, end + 1);
    return sendRange(request, reply, { size: plain.length, etag, type, read });
  }
  reply.header('etag', etag);
  if (isKnown(request, etag)) return reply.status(304).send();
  const encoding = body.chooseEncoding(encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(await body.encode(encoding));
}
