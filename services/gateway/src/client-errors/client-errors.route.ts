import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { clientErrorsCalls } from '@rotadas/contracts/client-errors/client-errors.calls';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { toRouteOptions } from '../calls/handle-call.js';
import { parseInput } from '../input/parse-input.js';
import { ClientErrorsService } from './client-errors.service.js';

const CALL = clientErrorsCalls.report;

/** A plain Fastify route, to count a report before its body is read. */
export function registerClientErrors(app: NestFastifyApplication): void {
  const clientErrors = app.get(ClientErrorsService, { strict: false });
  app
    .getHttpAdapter()
    .getInstance()
    .route({
      ...toRouteOptions(CALL),
      onRequest: ({ ip }) => clientErrors.consumeLimit(ip),
      handler: async ({ body }, reply) => {
        clientErrors.record(parseInput(CALL.body, body, 'body'));
        return reply.status(successStatus(CALL)).send();
      },
    });
}
