import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ConnectionError, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { dependencyUnavailable, guardDependency } from '../errors/dependency.js';
import type { Metrics } from '../metrics/metrics.js';
import { openConnection, pingNats } from './nats-connection.js';

const PING_LIMIT_MS = 2_000;

export type ConnectionListener = (connection: NatsConnection, isFirst: boolean) => void;

/**
 * The connection of a process for requests, messages and events. It is the same until shutdown:
 * it reconnects forever and then subscribes again. A service handles requests over another one.
 */
export class NatsClient implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  isOpen = false;
  private readonly logger = new Logger(NatsClient.name);
  private readonly listeners: ConnectionListener[] = [];
  private readonly ending = new AbortController();
  private readonly first = Promise.withResolvers<NatsConnection>();
  private established: NatsConnection | undefined;

  constructor(
    private readonly options: NodeConnectionOptions,
    metrics: Metrics,
  ) {
    metrics.addPing('nats', () => guardDependency('nats', () => this.ping()));
  }

  /** Undefined while disconnected. */
  get connection(): NatsConnection | undefined {
    return this.isOpen ? this.established : undefined;
  }

  /** Connects at start, without waiting for NATS. */
  onApplicationBootstrap(): void {
    void this.watchStatus();
  }

  beforeApplicationShutdown(): void {
    this.ending.abort();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.established?.close();
  }

  /** Calls `listener` on the first connection and each reconnect. Register it before bootstrap. */
  onConnection(listener: ConnectionListener): void {
    this.listeners.push(listener);
  }

  /** Resolves on the first connection. */
  firstConnection(): Promise<NatsConnection> {
    return this.first.promise;
  }

  /** Waits for the first connection; throws `service-unavailable` while it is lost. */
  async requireConnection(): Promise<NatsConnection> {
    const connection = await this.firstConnection();
    if (!this.isOpen) throw dependencyUnavailable('nats', new ConnectionError('disconnected'));
    return connection;
  }

  private async ping(): Promise<void> {
    if (!this.connection) throw new ConnectionError('disconnected');
    await pingNats(this.connection, PING_LIMIT_MS);
  }

  private async watchStatus(): Promise<void> {
    const connection = await openConnection(this.options, this.ending.signal);
    if (!connection) return;
    this.established = connection;
    this.first.resolve(connection);
    this.notifyListeners(connection, true);
    // Each attempt to reconnect reports `disconnect`, and each of these is followed by `reconnect`.
    for await (const status of connection.status()) {
      if (status.type === 'error') this.logger.warn({ err: status.error }, 'NATS reports an error');
      else if (status.type === 'disconnect') this.onDisconnect();
      else if (status.type === 'reconnect' && !this.isOpen) {
        this.logger.log('NATS is available again');
        this.notifyListeners(connection, false);
      }
    }
  }

  private onDisconnect(): void {
    if (this.isOpen && !this.ending.signal.aborted) this.logger.warn('NATS is unavailable');
    this.isOpen = false;
  }

  private notifyListeners(connection: NatsConnection, isFirst: boolean): void {
    this.isOpen = true;
    for (const listener of this.listeners) {
      try {
        listener(connection, isFirst);
      } catch (error) {
        this.logger.error({ err: error }, 'A listener to the connection failed');
      }
    }
  }
}
