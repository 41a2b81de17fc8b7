import { connect } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import type { Notification } from '@rotadas/contracts/notifications/notification';
import { NotificationPage } from '@rotadas/contracts/notifications/notification-page';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { NOTIFICATION_TOLD, NotificationTold } from '@rotadas/contracts/notifications/notifications.subjects';
import { Arrivals } from './arrivals.ts';

/** Users who are told of offers that fit their saved routes. */
export interface Inboxes {
  /**
   * Resolves with the moment, by `performance.now()`, at which so many inboxes have a provider's
   * offer: the notifications service says so once it is written.
   */
  reach(providerId: number, count: number): Promise<number>;
  stop(): Promise<void>;
}

/** Hears what comes into inboxes. */
export async function hearInboxes(natsUrl: string): Promise<Inboxes> {
  const nats = await connect(parseNatsAddress(natsUrl));
  const told = new Arrivals();
  nats.subscribe(NOTIFICATION_TOLD, {
    callback: (_error, message) => {
      const { notification } = NotificationTold.parse(message.json());
      if (notification.kind === 'route-matched') told.note(notification.data.providerId);
    },
  });
  await nats.flush();
  return {
    reach: (providerId, count) => told.reach(providerId, count),
    stop: () => nats.close(),
  };
}

/** How many of so many offers are missing in the inbox of a user, and how many are there twice. */
export async function faultsOfInbox(
  apiUrl: string,
  token: string,
  count: number,
): Promise<{ missed: number; twice: number }> {
  const offers = (await readInbox(apiUrl, token)).flatMap((notification) =>
    notification.kind === 'route-matched' ? [notification.data.offerId] : [],
  );
  const different = new Set(offers).size;
  return { missed: count - different, twice: offers.length - different };
}

/** All that is in a user's inbox, page by page. */
async function readInbox(apiUrl: string, token: string): Promise<Notification[]> {
  const found: Notification[] = [];
  let next: number | null = null;
  do {
    const query = new URLSearchParams({ limit: '100', ...(next !== null && { before: String(next) }) });
    const reply = await fetch(`${apiUrl}${notificationsCalls.list.path}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page: NotificationPage = NotificationPage.parse(await reply.json());
    found.push(...page.notifications);
    next = page.next;
  } while (next !== null);
  return found;
}
