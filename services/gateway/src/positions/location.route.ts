import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { toRouteOptions } from '../calls/handle-call.js';
import { parseInput } from '../input/parse-input.js';
import { Authenticator } from '../sign-in/authenticator.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { PositionsService } from './positions.service.js';

const CALL = providersCalls.storePosition;
const STORED = successStatus(CALL);

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of a position. */
    providerId: number;
  }
}

/**
 * A plain Fastify route: Nest's guards and pipes would double its cost. Positions are counted
 * before their body is read.
 */
export function registerPositions(app: NestFastifyApplication): void {
  const authenticator = app.get(Authenticator, { strict: false });
  const positions = app.get(PositionsService, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.decorateRequest('providerId', 0);
  fastify.route({
    ...toRouteOptions(CALL),
    onRequest: async (request) => {
      const { userId } = await authenticator.authenticate(bearerToken(request.headers.authorization));
      positions.consumeLimit(userId);
      request.providerId = userId;
    },
    handler: async ({ providerId, body }, reply) => {
      await positions.submit(providerId, parseInput(CALL.body, body, 'body'));
      return reply.status(STORED).send();
    },
  });
}
