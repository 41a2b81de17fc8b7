import { Injectable, Logger } from '@nestjs/common';
import type { Msg } from '@nats-io/transport-node';
import type { z } from 'zod';
import { NatsClient } from './nats-client.js';

export type Unsubscribe = () => void;

/**
 * Requests and subscriptions share one connection, so a request sent after `subscribe` resolves is
 * processed after it.
 */
@Injectable()
export class NatsSubscriber {
  private readonly logger = new Logger(NatsSubscriber.name);

  constructor(private readonly nats: NatsClient) {}

  /** Calls `listener` after each reconnect, since messages were missed. */
  onReconnect(listener: () => void): void {
    this.nats.onConnection((_connection, isFirst) => {
      if (!isFirst) listener();
    });
  }

  /**
   * Waits for the first connection. The subscription outlasts lost connections. Passes on valid
   * messages; others are logged.
   */
  async subscribe<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    onMessage: (message: z.output<Schema>) => void,
  ): Promise<Unsubscribe> {
    const connection = await this.nats.firstConnection();
    const subscription = connection.subscribe(subject, {
      callback: (error, message) => {
        if (error) this.logger.warn({ err: error, subject });
        else this.pass(message, schema, onMessage);
      },
    });
    return () => subscription.unsubscribe();
  }

  private pass<Schema extends z.ZodType>(
    message: Msg,
    schema: Schema,
    onMessage: (message: z.output<Schema>) => void,
  ): void {
    try {
      onMessage(schema.parse(message.json<unknown>()));
    } catch (error) {
      this.logger.error({ err: error, subject: message.subject });
    }
  }
}
