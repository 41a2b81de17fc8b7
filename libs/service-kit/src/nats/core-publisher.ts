import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import pTimeout from 'p-timeout';
import { type ConnectionListener, followConnection, NATS_CLIENT } from './nats-connection.js';

/** Maximum wait of a flush, ms. */
const FLUSH_LIMIT_MS = 500;

/**
 * Publishes over core NATS at most once: messages are lost while NATS is unavailable. Use
 * `onConnect` to inform subscribers that they may have missed some.
 */
@Injectable()
export class CorePublisher implements OnApplicationBootstrap {
  private readonly logger = new Logger(CorePublisher.name);
  private readonly listeners: ConnectionListener[] = [(connection) => (this.connection = connection)];
  private connection: NatsConnection | undefined;

  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  onApplicationBootstrap(): void {
    followConnection(this.client, this.listeners).catch((error: unknown) =>
      this.logger.error({ err: error }),
    );
  }

  /** Calls `listener` on the first connection and each reconnect. Register it before bootstrap. */
  onConnect(listener: (isFirst: boolean) => void): void {
    this.listeners.push((_connection, isFirst) => listener(isFirst));
  }

  publish(subject: string, message: object): void {
    try {
      this.connection?.publish(subject, JSON.stringify(message));
    } catch (error) {
      // The listeners of the reconnect handle it.
      this.logger.warn({ err: error, subject }, 'A message was not published');
    }
  }

  /** Resolves when NATS has received the messages, or after 500 ms. */
  async flush(): Promise<void> {
    const flushed = this.connection?.flush().catch(() => undefined);
    if (flushed) await pTimeout(flushed, { milliseconds: FLUSH_LIMIT_MS, fallback: () => undefined });
  }
}
