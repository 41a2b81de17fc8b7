import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { toRouteOptions } from '../calls/handle-call.js';
import { parseInput } from '../input/parse-input.js';
import { Authenticator } from '../sign-in/authenticator.service.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { PositionsService } from './positions.service.js';

const CALL = providersCalls.storePosition;
const STORED = successStatus(CALL);

/** A plain Fastify route: Nest's guards and pipes would double its cost. */
export function registerPositions(app: NestFastifyApplication): void {
  const authenticator = app.get(Authenticator, { strict: false });
  const positions = app.get(PositionsService, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.route({
    ...toRouteOptions(CALL),
    handler: async ({ headers, body }, reply) => {
      const { userId } = await authenticator.authenticate(bearerToken(headers.authorization));
      positions.admit(userId);
      await positions.submit(userId, parseInput(CALL.body, body, 'body'));
      return reply.status(STORED).send();
    },
  });
}
