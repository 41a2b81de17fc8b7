import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type EncodedBody } from './encoded-body.js';

/** Sends a body unless the client has it, in the encoding that the client prefers. */
export async function sendBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  reply.header('etag', body.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match']?.includes(body.etag)) return reply.status(304).send();
  const encoding = body.chooseEncoding(encodingFor(headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(body.type).send(await body.encode(encoding));
}
