import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { successOf } from '@rotadas/contracts/routing/call';
import { routeOf } from '../calls/call-route.js';
import { parseInput } from '../input/parse-input.js';
import { Principals } from '../sign-in/principals.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { PositionsService } from './positions.service.js';

const CALL = providersCalls.storePosition;
const STORED = successOf(CALL);

/**
 * Opens POST /api/providers/location: the hot path, where a provider is (spec 7, design 3). A plain
 * Fastify route with the checks that the guards make elsewhere: Nest's way would cost about as much
 * again.
 */
export function usePositions(app: NestFastifyApplication): void {
  const principals = app.get(Principals, { strict: false });
  const positions = app.get(PositionsService, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.route({
    ...routeOf(CALL),
    handler: async ({ headers, body }, reply) => {
      const { userId } = await principals.of(bearerToken(headers.authorization));
      positions.admit(userId);
      await positions.submit(userId, parseInput(CALL.body, body, 'body'));
      return reply.status(STORED).send();
    },
  });
}
