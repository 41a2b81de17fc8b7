import { Controller, Res } from '@nestjs/common';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { UNSUBSCRIBE_PAGE_PATH } from '@rotadas/contracts/notifications/unsubscribe';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { FastifyReply } from 'fastify';
import { type CallInput, HandleCall } from '../calls/handle-call.js';

type Calls = typeof notificationsCalls;

@Controller()
export class NotificationsController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(notificationsCalls.list)
  list({ principal: { userId }, query }: CallInput<Calls['list']>) {
    return this.routes.call(notificationsRoutes.list, { userId, page: query });
  }

  @HandleCall(notificationsCalls.read)
  read({ principal: { userId }, body }: CallInput<Calls['read']>) {
    return this.routes.call(notificationsRoutes.read, { userId, read: body });
  }

  @HandleCall(notificationsCalls.choices)
  choices({ principal: { userId } }: CallInput<Calls['choices']>) {
    return this.routes.call(notificationsRoutes.choices, { userId });
  }

  @HandleCall(notificationsCalls.choose)
  choose({ principal: { userId }, body }: CallInput<Calls['choose']>) {
    return this.routes.call(notificationsRoutes.choose, { userId, choices: body });
  }

  @HandleCall(notificationsCalls.pushKey)
  pushKey() {
    return this.routes.call(notificationsRoutes.pushKey, {});
  }

  @HandleCall(notificationsCalls.subscribePush)
  async subscribePush({ principal: { userId }, body }: CallInput<Calls['subscribePush']>) {
    await this.routes.call(notificationsRoutes.subscribePush, { userId, subscription: body });
  }

  @HandleCall(notificationsCalls.unsubscribePush)
  async unsubscribePush({ principal: { userId }, query }: CallInput<Calls['unsubscribePush']>) {
    await this.routes.call(notificationsRoutes.unsubscribePush, { userId, ...query });
  }

  @HandleCall(notificationsCalls.unsubscribePage)
  async unsubscribePage(
    { query }: CallInput<Calls['unsubscribePage']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.header('location', `${UNSUBSCRIBE_PAGE_PATH}?${new URLSearchParams(query)}`);
  }
}
