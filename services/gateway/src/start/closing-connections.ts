import type { FastifyInstance } from 'fastify';

/**
 * At the end, every answer that is still under way closes its connection: one kept alive for a next request would hold up
 * the end until it times out.
 */
export function closeConnectionsAtEnd(fastify: FastifyInstance): void {
  let ending = false;
  fastify.addHook('preClose', async () => {
    ending = true;
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending) reply.header('connection', 'close');
    done();
  });
}
