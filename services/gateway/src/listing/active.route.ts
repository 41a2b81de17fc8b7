import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { toRouteOptions } from '../calls/handle-call.js';
import { parseInput } from '../input/parse-input.js';
import { sendBody } from '../responses/send-body.js';
import { ActiveList } from './active-list.js';
import { ListRateLimit } from './list-rate-limit.js';

const CALL = providersCalls.listActive;

const ALL_PROVIDERS = CALL.query.parse({});

/** A plain Fastify route: Nest would double its cost. */
export function registerActiveList(app: NestFastifyApplication): void {
  const list = app.get(ActiveList, { strict: false });
  const limit = app.get(ListRateLimit, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.route({
    ...toRouteOptions(CALL),
    handler: async (request, reply) => {
      limit.consume(request.ip);
      const query = parseQuery(request);
      const viewer = await limit.check(request, query);
      const body = await list.find(query, viewer?.userId);
      return sendBody(request, reply.header('cache-control', 'no-cache'), body);
    },
  });
}

const parseQuery = ({ url, query }: FastifyRequest) =>
  url.includes('?') ? parseInput(CALL.query, query, 'query') : ALL_PROVIDERS;
