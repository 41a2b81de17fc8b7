import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ClientNats } from '@nestjs/microservices';
import type { Msg } from '@nats-io/transport-node';
import type { z } from 'zod';
import { retry } from '../time/backoff.js';
import { type ConnectionListener, getConnection, followConnection, NATS_CLIENT } from './nats-connection.js';

export type Unsubscribe = () => void;

/**
 * Requests and subscriptions share one connection, so a request sent after `subscribe` resolves is
 * processed after it.
 */
@Injectable()
export class Broadcasts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Broadcasts.name);
  private readonly listeners: ConnectionListener[] = [];
  private readonly ending = new AbortController();

  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  onApplicationBootstrap(): void {
    followConnection(this.client, this.listeners).catch((error: unknown) =>
      this.logger.error({ err: error }),
    );
  }

  onApplicationShutdown(): void {
    this.ending.abort();
  }

  /** Calls `listener` after each reconnect, since messages were missed. */
  onReconnect(listener: () => void): void {
    this.listeners.push((_connection, isFirst) => {
      if (!isFirst) listener();
    });
  }

  /** Passes on valid messages; others are logged. */
  async subscribe<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    onMessage: (message: z.output<Schema>) => void,
  ): Promise<Unsubscribe> {
    const connection = await getConnection(this.client);
    const subscription = connection.subscribe(subject, {
      callback: (error, message) => {
        if (error) this.logger.warn({ err: error, subject });
        else this.pass(message, schema, onMessage);
      },
    });
    return () => subscription.unsubscribe();
  }

  /** Subscribes until shutdown and retries. Resolves once subscribed; never rejects. */
  async follow<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    onMessage: (message: z.output<Schema>) => void,
  ): Promise<void> {
    await retry(
      () => this.subscribe(subject, schema, onMessage),
      this.ending.signal,
      (error) => this.logger.error({ err: error, subject }, 'Could not subscribe; retrying'),
    );
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
