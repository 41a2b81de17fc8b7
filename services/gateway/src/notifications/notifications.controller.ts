import { Controller, Res } from '@nestjs/common';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { UNSUBSCRIBE_PAGE_PATH } from '@rotadas/contracts/notifications/unsubscribe';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { FastifyReply } from 'fastify';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

type Calls = typeof notificationsCalls;

@Controller()
export class NotificationsController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(notificationsCalls.list)
  list({ principal: { userId }, query }: ParsedInput<Calls['list']>) {
    return this.rpc.call(notificationsRpc.list, { userId, page: query });
  }

  @HandleCall(notificationsCalls.read)
  read({ principal: { userId }, body }: ParsedInput<Calls['read']>) {
    return this.rpc.call(notificationsRpc.read, { userId, read: body });
  }

  @HandleCall(notificationsCalls.getSettings)
  getSettings({ principal: { userId } }: ParsedInput<Calls['getSettings']>) {
    return this.rpc.call(notificationsRpc.getSettings, { userId });
  }

  @HandleCall(notificationsCalls.saveSettings)
  saveSettings({ principal: { userId }, body }: ParsedInput<Calls['saveSettings']>) {
    return this.rpc.call(notificationsRpc.saveSettings, { userId, settings: body });
  }

  @HandleCall(notificationsCalls.pushKey)
  pushKey() {
    return this.rpc.call(notificationsRpc.pushKey, {});
  }

  @HandleCall(notificationsCalls.subscribePush)
  async subscribePush({ principal: { userId }, body }: ParsedInput<Calls['subscribePush']>) {
    await this.rpc.call(notificationsRpc.subscribePush, { userId, subscription: body });
  }

  @HandleCall(notificationsCalls.unsubscribePush)
  async unsubscribePush({ principal: { userId }, query }: ParsedInput<Calls['unsubscribePush']>) {
    await this.rpc.call(notificationsRpc.unsubscribePush, { userId, ...query });
  }

  @HandleCall(notificationsCalls.unsubscribePage)
  async unsubscribePage(
    { query }: ParsedInput<Calls['unsubscribePage']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.header('location', `${UNSUBSCRIBE_PAGE_PATH}?${new URLSearchParams(query)}`);
  }
}
