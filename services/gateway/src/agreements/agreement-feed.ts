import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { EventMessage, type EventType, type PayloadOf } from '@rotadas/contracts/protocol/event';
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
    this.subscribe(agreementsEvents.changed, ({ agreementId, version, ...sides }) => {
      this.send(sides, { type: 'agreement', id: agreementId, version });
    });
    this.subscribe(agreementsEvents.messageSent, ({ agreementId, messageId, fromUserId, ...sides }) => {
      this.send(sides, { type: 'message', agreementId, messageId, fromUserId });
    });
  }

  private subscribe<Event extends EventType>(
    { subject, payload }: Event,
    receive: (payload: PayloadOf<Event>) => void,
  ): void {
    void this.subscriber.subscribe(subject, EventMessage, (message) => {
      receive(payload.parse(message.payload) as PayloadOf<Event>);
    });
  }

  private send(
    { requesterId, providerId }: { readonly requesterId: number; readonly providerId: number },
    frame: Extract<ServerFrame, { type: 'agreement' | 'message' }>,
  ): void {
    for (const userId of [requesterId, providerId]) this.connections.send(userId, frame);
  }
}
