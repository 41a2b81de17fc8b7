import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { UNSUBSCRIBE_PAGE_PATH } from '@rotadas/contracts/notifications/unsubscribe';
import { successOf } from '@rotadas/contracts/routing/call';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { routeOf } from '../calls/call-route.js';
import { parseInput } from '../input/parse-input.js';

const { unsubscribe: POST, unsubscribePage: GET } = notificationsCalls;

/**
 * Opens the one-click unsubscribe of mails (RFC 8058). A plain Fastify route in a context of its
 * own: mail programs send a form, which no other call takes. The token alone counts, not the form.
 */
export async function useUnsubscribe(app: NestFastifyApplication): Promise<void> {
  const routes = app.get(RouteClient, { strict: false });
  await app.register(async (fastify: FastifyInstance) => {
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    fastify.route({
      ...routeOf(POST),
      handler: async ({ query }, reply) => {
        const asked = parseInput(POST.query, query, 'query');
        return reply.status(successOf(POST)).send(await routes.call(notificationsRoutes.unsubscribe, asked));
      },
    });
    fastify.route({
      ...routeOf(GET),
      handler: async ({ query }, reply) => {
        const asked = new URLSearchParams(parseInput(GET.query, query, 'query'));
        return reply.redirect(`${UNSUBSCRIBE_PAGE_PATH}?${asked}`, successOf(GET));
      },
    });
  });
}
