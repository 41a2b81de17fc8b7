import { Injectable } from '@nestjs/common';
import { ALWAYS_LISTED, type NotificationKind } from '@rotadas/contracts/notifications/notification';
import { UsersClient } from '../users/users-client.js';
import { NotificationSettingsStore } from '../settings/store/notification-settings.store.js';
import type { NewNotification } from '../inbox/domain/stored-notification.js';
import { MailSender } from '../mail/mail-sender.js';
import { PushSender } from '../push/push-sender.js';
import { PushSubscriptionStore } from '../push/store/push-subscription.store.js';
import { createDeliveries } from '../deliveries/domain/delivery-job.js';

/** A message that is read in the app meanwhile causes no push message or mail. */
const READ_FIRST_MS = 2_000;

/** The user cannot turn news about the account off. */
const ACCOUNT_CHANNELS = { inbox: true, push: false, mail: true };

@Injectable()
export class ChannelResolver {
  constructor(
    private readonly users: UsersClient,
    private readonly settings: NotificationSettingsStore,
    private readonly push: PushSender,
    private readonly mail: MailSender,
    private readonly subscriptions: PushSubscriptionStore,
  ) {}

  /**
   * Null if the user wants no channel, the account is closed and the news is not about it, or the
   * users service does not know the ID. That deletes nothing: a restored users database may lack
   * newer users. `now` is epoch ms.
   */
  async resolveChannels(
    userId: number,
    kind: NotificationKind | null,
    now: number,
  ): Promise<Pick<NewNotification, 'isListed' | 'deliveries'> | null> {
    const [address, isClosed, { channels }, subscriptionIds] = await Promise.all([
      this.users.findAddress(userId),
      this.users.isClosed(userId),
      this.settings.get(userId),
      this.subscriptions.listIds(userId),
    ]);
    if (address === null || (isClosed && kind !== null)) return null;
    const { inbox, push, mail } = kind === null ? ACCOUNT_CHANNELS : channels[kind];
    const isListed = inbox || (kind !== null && ALWAYS_LISTED.has(kind));
    const byPush = push && this.push.isSetUp ? subscriptionIds : [];
    const sendAt = kind === 'message' ? now + READ_FIRST_MS : now;
    const deliveries = createDeliveries(byPush, mail && this.mail.isSetUp, sendAt);
    return isListed || deliveries.length > 0 ? { isListed, deliveries } : null;
  }
}
