import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { AgreementFrame, MessageFrame } from '@rotadas/contracts/live/server-frame';
import { subscribeToEvent } from '@rotadas/service-kit/events/subscribe-to-event';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { LiveConnections } from '../live/connections/live-connections.js';

/** Sends changes and messages to the connections of both sides; clients read the rest by calls. */
@Injectable()
export class AgreementFeed implements OnApplicationBootstrap {
  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly connections: LiveConnections,
  ) {}

  onApplicationBootstrap(): void {
    const { changed, messageSent } = agreementsEvents;
    void subscribeToEvent(this.subscriber, changed, ({ agreementId, version, ...sides }) => {
      this.send(sides, { type: 'agreement', id: agreementId, version });
    });
    void subscribeToEvent(
      this.subscriber,
      messageSent,
      ({ agreementId, messageId, fromUserId, ...sides }) => {
        this.send(sides, { type: 'message', agreementId, messageId, fromUserId });
      },
    );
  }

  private send(
    { requesterId, providerId }: { readonly requesterId: number; readonly providerId: number },
    frame: AgreementFrame | MessageFrame,
  ): void {
    for (const userId of [requesterId, providerId]) this.connections.send(userId, frame);
  }
}
