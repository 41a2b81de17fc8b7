import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import pTimeout from 'p-timeout';
import { type ConnectionListener, followConnection, NATS_CLIENT } from './nats-connection.js';

/** The longest wait for NATS to have received what was published, ms. */
const FLUSH_LIMIT_MS = 500;

/**
 * Publishes over core NATS: at most once, and to nobody while NATS is away. A publisher whose
 * subscribers must not miss a message informs them by `onConnect`, on every connection, that they
 * may have.
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

  /**
   * Registers, before the application has started, what follows the first connection and each
   * reconnection.
   */
  onConnect(listener: (isFirst: boolean) => void): void {
    this.listeners.push((_connection, isFirst) => listener(isFirst));
  }

  publish(subject: string, message: object): void {
    try {
      this.connection?.publish(subject, JSON.stringify(message));
    } catch (error) {
      // The reconnection makes up for it.
      this.logger.warn({ err: error, subject }, 'A message was not published');
    }
  }

  /** Resolves when NATS has received what was published, or after a moment where it is away. */
  async flush(): Promise<void> {
    const flushed = this.connection?.flush().catch(() => undefined);
    if (flushed) await pTimeout(flushed, { milliseconds: FLUSH_LIMIT_MS, fallback: () => undefined });
  }
}
