import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { NotificationSettingsStore } from './store/notification-settings.store.js';

@Controller()
export class NotificationSettingsController {
  constructor(private readonly store: NotificationSettingsStore) {}

  @HandleRpc(notificationsRpc.getSettings)
  getSettings({ userId }: ParsedRequest<typeof notificationsRpc.getSettings>) {
    return this.store.get(userId);
  }

  @HandleRpc(notificationsRpc.saveSettings)
  saveSettings({ userId, settings }: ParsedRequest<typeof notificationsRpc.saveSettings>) {
    return this.store.save(userId, settings);
  }
}
