import { ClientNats } from '@nestjs/microservices';
import type { z } from 'zod';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';

/** Delivers what is published to the subscribers in this process, as one NATS connection does. */
export class InMemoryBroadcasts extends Broadcasts {
  private readonly subscriptions = new Map<string, Set<(message: unknown) => void>>();
  private readonly listeners: (() => void)[] = [];

  constructor() {
    super(new ClientNats({}));
  }

  override onApplicationBootstrap(): void {}

  override onReconnect(listener: () => void): void {
    this.listeners.push(listener);
  }

  override async subscribe<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    hear: (message: z.output<Schema>) => void,
  ): Promise<() => void> {
    const subscribers = this.subscriptions.get(subject) ?? new Set();
    this.subscriptions.set(subject, subscribers);
    const pass = (message: unknown) => hear(schema.parse(message));
    subscribers.add(pass);
    return () => void subscribers.delete(pass);
  }

  publish(subject: string, message: object): void {
    const text = JSON.stringify(message);
    for (const pass of this.subscriptions.get(subject) ?? []) pass(JSON.parse(text));
  }

  /** Reports that the connection was lost and made again. */
  reconnect(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Publishes to the subscribers in this process. */
export class InMemoryPublisher extends CorePublisher {
  constructor(private readonly broadcasts: InMemoryBroadcasts) {
    super(new ClientNats({}));
  }

  override onApplicationBootstrap(): void {}

  override publish(subject: string, message: object): void {
    this.broadcasts.publish(subject, message);
  }

  override async flush(): Promise<void> {}
}
