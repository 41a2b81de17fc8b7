import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FRAME_BYTES_MAX, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { OwnAddress } from '../env/own-address.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { sendFailure } from '../errors/error.filter.js';
import { LiveConnections } from './connections/live-connections.js';

/** How long a client may take to answer the close at the end, ms. */
const CLOSE_LIMIT_MS = 1_000;

/** Answers a handshake that cannot be read, and ends its socket. */
type RefuseHandshake = (error: Error, socket: Duplex) => void;

/**
 * Opens /api/live. A plain Fastify route: Nest's gateways have a protocol of their own. It stands
 * in a context of its own: the plugin's hooks would run for every other request too.
 */
export async function useLive(app: NestFastifyApplication, refuse: RefuseHandshake): Promise<void> {
  const connections = app.get(LiveConnections, { strict: false });
  const ownAddress = app.get(OwnAddress, { strict: false });
  await app.register(async (fastify: FastifyInstance) => {
    await fastify.register(websocket, {
      options: { maxPayload: FRAME_BYTES_MAX, perMessageDeflate: false },
      preClose(this: FastifyInstance, done: () => void) {
        const { websocketServer } = this;
        websocketServer.close(() => done());
        setTimeout(
          () => websocketServer.clients.forEach((socket) => socket.terminate()),
          CLOSE_LIMIT_MS,
        ).unref();
      },
    });
    fastify.websocketServer.on('wsClientError', refuse);
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        requireOwnOrigin(request, ownAddress);
        if (request.ws) connections.admit(request.ip, request.raw.socket);
      } catch (error) {
        sendFailure(request, reply, toDomainError(error));
      }
    };
    fastify.get(LIVE_PATH, { websocket: true, preValidation: admit }, (socket, { ip }) =>
      connections.serve(socket, ip),
    );
  });
}

/**
 * Whether a request to become something else is taken as one to become a WebSocket; any other is
 * answered as it stands.
 */
export function isLive({ method, url, headers }: IncomingMessage): boolean {
  const becomesWebSocket = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  return becomesWebSocket && url?.split('?', 1)[0] === LIVE_PATH;
}

/** Throws `origin-foreign` for a page of another origin; clients other than browsers send none. */
function requireOwnOrigin({ headers: { origin }, host }: FastifyRequest, ownAddress: OwnAddress): void {
  if (origin !== undefined && !ownAddress.isOwnOrigin(origin, host)) throw new DomainError('origin-foreign');
}
