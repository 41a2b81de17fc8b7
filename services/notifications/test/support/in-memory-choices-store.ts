import {
  DEFAULT_CHOICES,
  type NotificationChoices,
} from '@rotadas/contracts/notifications/notification-choices';
import type { ChoicesStore } from '../../src/choices/store/choices.store.js';

export class InMemoryChoicesStore implements Pick<ChoicesStore, 'get' | 'save'> {
  private readonly choices = new Map<number, NotificationChoices>();

  async get(userId: number): Promise<NotificationChoices> {
    return this.choices.get(userId) ?? DEFAULT_CHOICES;
  }

  async save(userId: number, choices: NotificationChoices): Promise<NotificationChoices> {
    this.choices.set(userId, choices);
    return choices;
  }
}
