import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodPipe } from '../input/zod-pipe.js';
import { ActiveList } from './active-list.js';
import { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { encodingFor, type EncodedBody } from './encoded-body.js';
import { ListAccess } from './list-access.js';

const QUERY = new ZodPipe(ActiveQuery, 'query');

/** What is asked without a query, as all who poll do. */
const EVERYBODY = QUERY.transform({});

/**
 * Opens GET /api/providers/active. A plain Fastify route: it is asked for all the time, and Nest's
 * way costs as much again.
 */
export function useActiveList(app: NestFastifyApplication): void {
  const list = app.get(ActiveList, { strict: false });
  const access = app.get(ListAccess, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get(
    '/api/providers/active',
    { compress: false, config: { isHot: true } },
    async (request, reply) => {
      const query = queryOf(request);
      await access.check(request, query);
      return send(request, reply, await list.find(query));
    },
  );
}

const queryOf = ({ url, query }: FastifyRequest) => (url.includes('?') ? QUERY.transform(query) : EVERYBODY);

async function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', body.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match']?.includes(body.etag)) return reply.status(304).send();
  const encoding = body.encodingOf(encodingFor(headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await body.as(encoding));
}
