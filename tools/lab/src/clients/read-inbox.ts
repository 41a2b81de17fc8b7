import type { Notification } from '@rotadas/contracts/notifications/notification';
import { NOTIFICATION_PAGE_MAX } from '@rotadas/contracts/notifications/notification-page';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import type { Api } from './api.ts';

export async function readInbox(api: Api, token: string): Promise<Notification[]> {
  const found: Notification[] = [];
  for (let next: number | null | undefined; next !== null;) {
    const query = { limit: String(NOTIFICATION_PAGE_MAX), ...(next && { before: String(next) }) };
    const page = await api.call(notificationsCalls.list, token, { query });
    found.push(...page.notifications);
    next = page.next;
  }
  return found;
}

export function matchedOffers(inbox: readonly Notification[]): number[] {
  return inbox.flatMap((each) => (each.kind === 'route-matched' ? [each.data.offerId] : []));
}
