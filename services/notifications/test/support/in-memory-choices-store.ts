import type { NotificationKind } from '@rotadas/contracts/notifications/notification';
import {
  DEFAULT_CHOICES,
  type NotificationChoices,
} from '@rotadas/contracts/notifications/notification-choices';
import type { ChoicesStore } from '../../src/choices/store/choices.store.js';

export class InMemoryChoicesStore implements Pick<ChoicesStore, keyof ChoicesStore> {
  private readonly choices = new Map<number, NotificationChoices>();

  async get(userId: number): Promise<NotificationChoices> {
    return this.choices.get(userId) ?? DEFAULT_CHOICES;
  }

  async save(userId: number, choices: NotificationChoices): Promise<NotificationChoices> {
    this.choices.set(userId, choices);
    return choices;
  }

  async endMails(userId: number, kind: NotificationKind): Promise<void> {
    const { channels, quietHours } = await this.get(userId);
    await this.save(userId, {
      channels: { ...channels, [kind]: { ...channels[kind], mail: false } },
      quietHours,
    });
  }

  async forget(userId: number): Promise<void> {
    this.choices.delete(userId);
  }
}
