import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections that are of no further use with their answer. At the end of the gateway that is
 * each of them: one kept alive for a next request would hold up the end until it times out. At any
 * time it is one that was to become a WebSocket, or anything else, and did not: Node leaves its
 * socket to the listener of the upgrade, which does not end what is refused before it. Requests
 * that are under way at the end get `requestsAtEndMs` (ms) to be answered.
 */
export function closeConnections(fastify: FastifyInstance, requestsAtEndMs: number): void {
  let ending = false;
  fastify.addHook('preClose', async () => {
    ending = true;
    // From here on Node itself looks for slow requests no more, and would wait for them without
    // end.
    setTimeout(() => fastify.server.closeAllConnections(), requestsAtEndMs).unref();
  });
  fastify.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (ending || isUpgrade(raw)) reply.header('connection', 'close');
    done();
  });
  fastify.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isUpgrade(raw)) raw.socket.destroySoon();
    done();
  });
}

const isUpgrade = ({ headers }: IncomingMessage) => headers.upgrade !== undefined;
