import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICATION_TOLD, NotificationTold } from '@rotadas/contracts/notifications/notifications.subjects';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { LiveConnections } from '../live/connections/live-connections.js';

/**
 * Passes notifications, as they come, to the connections that their users have at this gateway;
 * what is missed lies in the inbox.
 */
@Injectable()
export class NotificationFeed implements OnApplicationBootstrap {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly connections: LiveConnections,
  ) {}

  onApplicationBootstrap(): void {
    void this.broadcasts.follow(NOTIFICATION_TOLD, NotificationTold, ({ userId, ...told }) => {
      this.connections.send(userId, { type: 'notification', ...told });
    });
  }
}
