import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@rotadas/contracts/notifications/notification-settings';
import type { NotificationSettingsStore } from '../../src/settings/store/notification-settings.store.js';

export class InMemoryNotificationSettingsStore implements Pick<NotificationSettingsStore, 'get' | 'save'> {
  private readonly settings = new Map<number, NotificationSettings>();

  async get(userId: number): Promise<NotificationSettings> {
    return this.settings.get(userId) ?? DEFAULT_SETTINGS;
  }

  async save(userId: number, settings: NotificationSettings): Promise<NotificationSettings> {
    this.settings.set(userId, settings);
    return settings;
  }
}
