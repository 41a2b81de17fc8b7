import type { Socket } from 'node:net';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { WebSocket } from 'ws';
import type { NotificationFrame } from '@rotadas/contracts/live/server-frame';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { AddressConnections } from '../../limits/address-connections.js';
import { limitHit } from '../../limits/limit-hits.js';
import { LiveConnection } from './live-connection.js';
import { ConnectionContext } from './connection-context.js';
import { LiveCounts } from './live-counts.js';

/** How often a client has to give a sign of life, ms. */
const PING_EVERY_MS = 25_000;

/** What the library says of a frame that is too large. */
const TOO_LARGE = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

/** Seconds after which an address with too many connections may try again. */
const RETRY_AFTER_SECONDS = 30;

/** All open connections of this gateway. */
@Injectable()
export class LiveConnections implements OnApplicationBootstrap {
  private readonly open = new Set<LiveConnection>();
  private readonly addresses: AddressConnections;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(GATEWAY_ENV) env: GatewayEnv,
    private readonly context: ConnectionContext,
    private readonly counts: LiveCounts,
    metrics: Metrics,
  ) {
    this.addresses = new AddressConnections(env.LIVE_CONNECTIONS_PER_ADDRESS);
    context.principals.onLoss((userId) => {
      for (const connection of this.open) connection.lose(userId);
    });
    metrics.level(
      { name: 'rotadas_live_connections', help: 'Open WebSockets of /api/live' },
      () => this.open.size,
    );
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      const now = Date.now();
      for (const connection of this.open) connection.lookAfter(now, PING_EVERY_MS);
    }, 1_000);
  }

  /**
   * Counts a connection until it ends; throws `rate-limited` when `address` has as many as it may.
   */
  admit(address: string, socket: Socket): void {
    if (!this.addresses.add(address, socket)) {
      throw limitHit('live-connections', RETRY_AFTER_SECONDS);
    }
  }

  /** Serves a new connection from `address` until it ends. */
  serve(socket: WebSocket, address: string): void {
    const connection = new LiveConnection(
      socket,
      { context: this.context, counts: this.counts },
      address,
      Date.now() + PING_EVERY_MS,
    );
    this.open.add(connection);
    socket.on('message', (data: Buffer, isBinary: boolean) => connection.receive(data, isBinary));
    socket.on('pong', () => connection.pong());
    socket.on('error', (error) => {
      // A close follows, whatever it was; this one the library sends by itself.
      if ('code' in error && error.code === TOO_LARGE) this.counts.closed.tooLarge += 1;
    });
    socket.on('close', () => {
      this.open.delete(connection);
      connection.leave();
    });
  }

  /** Sends a frame to all connections of `userId`. */
  tell(userId: number, frame: NotificationFrame): void {
    for (const connection of this.open) connection.tell(userId, frame);
  }

  /** Ends all of them, since the gateway stops. */
  closeAll(): void {
    clearInterval(this.timer);
    for (const connection of this.open) connection.close('restarting');
  }
}
