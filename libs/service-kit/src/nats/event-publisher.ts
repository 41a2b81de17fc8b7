import { Inject, Injectable } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/routing/event';
import { NATS_CLIENT, recordOf } from './nats-client.js';

/** Tells other services what happened. */
@Injectable()
export class EventPublisher {
  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  /** Publishes once; rejects when NATS is away. */
  async publish<Payload extends z.ZodType>(
    event: EventType<Payload>,
    payload: z.input<Payload>,
  ): Promise<void> {
    const message = recordOf(event.payload.parse(payload));
    await lastValueFrom(this.client.emit(event.subject, message), { defaultValue: undefined });
  }
}
