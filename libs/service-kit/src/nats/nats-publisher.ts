import { Injectable, Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Counter } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { NatsClient } from './nats-client.js';

/** Maximum wait of a flush. */
const FLUSH_LIMIT_MS = 500;

/**
 * Publishes over core NATS at most once: messages are dropped while NATS is unavailable. Use
 * `onConnect` to inform subscribers that they may have missed some.
 */
@Injectable()
export class NatsPublisher {
  private readonly logger = new Logger(NatsPublisher.name);
  private readonly dropped: Counter;

  constructor(
    private readonly nats: NatsClient,
    metrics: Metrics,
  ) {
    this.dropped = new Counter({
      name: 'rotadas_dropped_messages_total',
      help: 'Messages over core NATS that were not sent. Those sent before a loss is noticed are not counted',
      registers: [metrics.registry],
    });
  }

  /** Calls `listener` on the first connection and each reconnect. Register it before bootstrap. */
  onConnect(listener: (isFirst: boolean) => void): void {
    this.nats.onConnection((_connection, isFirst) => listener(isFirst));
  }

  publish(subject: string, message: object): void {
    const text = JSON.stringify(message);
    const connection = this.nats.connection;
    if (!connection) return void this.dropped.inc(); // the listeners of the reconnect handle it
    try {
      connection.publish(subject, text);
    } catch (error) {
      this.dropped.inc();
      this.logger.error({ err: error, subject }, 'A message was not published');
    }
  }

  /** Resolves when NATS has received the messages, or after 500 ms. */
  async flush(): Promise<void> {
    const flushed = this.nats.connection?.flush().catch(() => undefined);
    if (flushed) await pTimeout(flushed, { milliseconds: FLUSH_LIMIT_MS, fallback: () => undefined });
  }
}
