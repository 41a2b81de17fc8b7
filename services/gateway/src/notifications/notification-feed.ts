import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { LiveConnections } from '../live/connections/live-connections.js';
import {
  NOTIFICATION_CREATED,
  NotificationCreated,
} from '@rotadas/contracts/notifications/notifications.rpc';

/** Sends notifications to the open connections of their users; missed ones are in the inbox. */
@Injectable()
export class NotificationFeed implements OnApplicationBootstrap {
  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly connections: LiveConnections,
  ) {}

  onApplicationBootstrap(): void {
    void this.subscriber.subscribe(
      NOTIFICATION_CREATED,
      NotificationCreated,
      ({ userId, ...notification }) => {
        this.connections.send(userId, { type: 'notification', ...notification });
      },
    );
  }
}
