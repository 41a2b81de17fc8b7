import type { z } from 'zod';
import type { NatsSubscriber, Unsubscribe } from '../nats/nats-subscriber.js';

/** Core NATS in memory; an invalid message throws. */
export class InMemoryNatsSubscriber implements Pick<NatsSubscriber, keyof NatsSubscriber> {
  private readonly reconnectListeners: (() => void)[] = [];
  private readonly subscriptions = new Set<{ readonly subject: string; receive(message: unknown): void }>();

  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  async subscribe<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    onMessage: (message: z.output<Schema>) => void,
  ): Promise<Unsubscribe> {
    const subscription = { subject, receive: (message: unknown) => onMessage(schema.parse(message)) };
    this.subscriptions.add(subscription);
    return () => void this.subscriptions.delete(subscription);
  }

  receive(subject: string, message: object): void {
    const text = JSON.stringify(message);
    for (const each of this.subscriptions) if (each.subject === subject) each.receive(JSON.parse(text));
  }

  reconnect(): void {
    for (const listener of this.reconnectListeners) listener();
  }
}
