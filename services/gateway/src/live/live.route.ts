import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ClientFrame, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { jsonBytesMax } from '../calls/body-limit.js';
import { OwnAddress } from '../env/own-address.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { sendFailure } from '../errors/error.filter.js';
import { LiveConnections } from './connections/live-connections.js';

/** Time for the clients' close frames at shutdown. */
const CLOSE_LIMIT_MS = 1_000;

type RejectHandshake = (error: Error, socket: Duplex) => void;

/**
 * A plain Fastify route, since Nest's gateways have their own protocol; in its own context, since
 * the plugin's hooks would run for all other requests too.
 */
export async function registerLive(
  app: NestFastifyApplication,
  rejectHandshake: RejectHandshake,
): Promise<void> {
  const connections = app.get(LiveConnections, { strict: false });
  const ownAddress = app.get(OwnAddress, { strict: false });
  await app.register(async (fastify: FastifyInstance) => {
    await fastify.register(websocket, {
      options: { maxPayload: jsonBytesMax(ClientFrame), perMessageDeflate: false },
      preClose(this: FastifyInstance, done: () => void) {
        const { websocketServer } = this;
        websocketServer.close(() => done());
        setTimeout(
          () => websocketServer.clients.forEach((socket) => socket.terminate()),
          CLOSE_LIMIT_MS,
        ).unref();
      },
    });
    fastify.websocketServer.on('wsClientError', rejectHandshake);
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        requireOwnOrigin(request, ownAddress);
        if (request.ws) connections.admit(request.ip, request.raw.socket);
      } catch (error) {
        sendFailure(request, reply, toDomainError(error));
      }
    };
    fastify.get(LIVE_PATH, { websocket: true, preValidation: admit }, (socket, { ip, headers }) =>
      connections.serve(socket, { address: ip, cookies: headers.cookie }),
    );
  });
}

/** Other requests of the path are handled as plain HTTP. */
export function isLive({ method, url, headers }: IncomingMessage): boolean {
  const becomesWebSocket = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  return becomesWebSocket && url?.split('?', 1)[0] === LIVE_PATH;
}

/** Throws `origin-not-allowed`. Clients other than browsers send no origin. */
function requireOwnOrigin({ headers: { origin }, host }: FastifyRequest, ownAddress: OwnAddress): void {
  if (origin !== undefined && !ownAddress.isOwnOrigin(origin, host))
    throw new DomainError('origin-not-allowed');
}
