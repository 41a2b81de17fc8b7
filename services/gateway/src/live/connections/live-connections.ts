import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { AgreementFrame, MessageFrame, NotificationFrame } from '@rotadas/contracts/live/server-frame';
import { SetMultimap } from '@rotadas/service-kit/collections/set-multimap';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { HiddenUsers } from '../../blocks/hidden-users.js';
import { PositionsService } from '../../positions/positions.service.js';
import { Authenticator } from '../../sign-in/authenticator.js';
import { type ClientRequest, type ConnectionDependencies, LiveConnection } from './live-connection.js';
import { LiveCounts } from './live-counts.js';
import { LiveLimits } from './live-limits.js';
import { LiveSources } from './live-sources.js';

const PING_INTERVAL_MS = 25_000;

/** ws: a frame over the limit. */
const TOO_LARGE = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

/** Connections closed at a time at shutdown; more if that would take over WAVES_MAX waves. */
const WAVE_CONNECTIONS = 200;
const WAVES_MAX = 20;

const RESTART_RETRY_SECONDS = 1;

@Injectable()
export class LiveConnections implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly open = new Set<LiveConnection>();
  private readonly shared: ConnectionDependencies;
  private isEnding = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    sources: LiveSources,
    authenticator: Authenticator,
    hiddenUsers: HiddenUsers,
    positions: PositionsService,
    limits: LiveLimits,
    metrics: Metrics,
  ) {
    const users = new SetMultimap<number, LiveConnection>();
    const counts = new LiveCounts(metrics);
    this.shared = { sources, authenticator, hiddenUsers, positions, limits, counts, users };
    authenticator.onAccessLost((userId) => {
      for (const connection of users.get(userId)) connection.close('accessLost');
    });
    hiddenUsers.onChange(
      (userId, hidden) => {
        for (const connection of users.get(userId)) connection.hide(hidden);
      },
      () => users.keys(),
    );
    metrics.addGauge('rotadas_live_connections', 'Open WebSockets of /api/live', () => this.open.size);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      const now = Date.now();
      const limits = {
        pingEveryMs: PING_INTERVAL_MS,
        unreadMaxMs: this.shared.limits.times.slowClientTimeoutMs,
      };
      for (const connection of this.open) connection.maintain(now, limits);
    }, 1_000);
  }

  /**
   * Closes connections in waves, so that clients do not reconnect all together. Nest waits for this
   * before it stops anything else, so the other connections are still served.
   */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    const connections = [...this.open];
    const size = Math.max(WAVE_CONNECTIONS, Math.ceil(connections.length / WAVES_MAX));
    for (let from = 0; from < connections.length; from += size) {
      if (from > 0) await sleep(this.shared.limits.times.liveWaveMs);
      for (const connection of connections.slice(from, from + size)) connection.close('restarting');
    }
    clearInterval(this.timer);
  }

  /** Throws `rate-limited`, or `service-unavailable` at shutdown. */
  admit(address: string, socket: Socket): void {
    if (this.isEnding) throw new DomainError('service-unavailable', { retryAfter: RESTART_RETRY_SECONDS });
    this.shared.limits.admit(address, socket);
  }

  serve(socket: WebSocket, client: ClientRequest): void {
    const connection = new LiveConnection(socket, this.shared, client, Date.now() + PING_INTERVAL_MS);
    this.open.add(connection);
    socket.on('message', (data: Buffer, isBinary: boolean) => connection.receive(data, isBinary));
    socket.on('pong', () => connection.pong());
    socket.on('error', (error) => {
      // A close event follows; for this code ws closes the connection itself.
      if ('code' in error && error.code === TOO_LARGE) this.shared.counts.closed.inc({ reason: 'tooLarge' });
    });
    socket.on('close', () => {
      this.open.delete(connection);
      connection.leave();
    });
    if (this.isEnding) connection.close('restarting'); // admitted before
  }

  send(userId: number, frame: NotificationFrame | AgreementFrame | MessageFrame): void {
    for (const connection of this.shared.users.get(userId)) connection.writer.send(frame);
  }
}
