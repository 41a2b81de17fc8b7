import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PositionInput } from '@rotadas/contracts/providers/position';
import { ZodPipe } from '../input/zod-pipe.js';
import { bearerToken } from '../sign-in/bearer-token.js';
import { Principals } from '../sign-in/principals.js';
import { LocationLimit } from './location-limit.js';
import { PositionsService } from './positions.service.js';

const BODY = new ZodPipe(PositionInput);

/**
 * Opens POST /api/providers/location: the hot path, where a provider is (spec 7, design 3). A plain
 * Fastify route with the checks that the guards make elsewhere: Nest's way would cost about as much
 * again.
 */
export function usePositions(app: NestFastifyApplication): void {
  const principals = app.get(Principals, { strict: false });
  const limit = app.get(LocationLimit, { strict: false });
  const positions = app.get(PositionsService, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.post(
    '/api/providers/location',
    { compress: false, config: { isHot: true } },
    async ({ headers, body }, reply) => {
      const { userId } = await principals.of(bearerToken(headers.authorization));
      limit.count(userId);
      await positions.submit(userId, BODY.transform(body));
      return reply.status(204).send();
    },
  );
}
