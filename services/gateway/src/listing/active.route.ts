import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { toRouteOptions } from '../calls/handle-call.js';
import { parseInput } from '../input/parse-input.js';
import { ActiveList } from './active-list.service.js';
import { encodingFor, type EncodedBody } from './encoded-body.js';
import { ListQuota } from './list-quota.service.js';

const CALL = providersCalls.listActive;

const ALL_PROVIDERS = CALL.query.parse({});

/** A plain Fastify route: Nest would double its cost. */
export function registerActiveList(app: NestFastifyApplication): void {
  const list = app.get(ActiveList, { strict: false });
  const quota = app.get(ListQuota, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.route({
    ...toRouteOptions(CALL),
    handler: async (request, reply) => {
      quota.admit(request.ip);
      const query = parseQuery(request);
      const precision = await quota.check(request, query);
      return send(request, reply, await list.find(query, precision));
    },
  });
}

const parseQuery = ({ url, query }: FastifyRequest) =>
  url.includes('?') ? parseInput(CALL.query, query, 'query') : ALL_PROVIDERS;

async function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', body.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match']?.includes(body.etag)) return reply.status(304).send();
  const encoding = body.chooseEncoding(encodingFor(headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await body.encode(encoding));
}
