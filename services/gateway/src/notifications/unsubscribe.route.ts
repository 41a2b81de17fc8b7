import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { toRouteOptions } from '../calls/handle-call.js';
import { parseInput } from '../input/parse-input.js';

const CALL = notificationsCalls.unsubscribe;

/**
 * RFC 8058: mail programs send a form, of which only the token is used. A plain Fastify route,
 * since a controller has no parsers of its own and no other call accepts a form.
 */
export async function registerUnsubscribe(app: NestFastifyApplication): Promise<void> {
  const rpc = app.get(RpcClient, { strict: false });
  await app.register(async (fastify: FastifyInstance) => {
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    fastify.route({
      ...toRouteOptions(CALL),
      handler: async ({ query }, reply) => {
        const parsed = parseInput(CALL.query, query, 'query');
        return reply.status(successStatus(CALL)).send(await rpc.call(notificationsRpc.unsubscribe, parsed));
      },
    });
  });
}
