import { Logger } from '@nestjs/common';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import {
  ClientFrame,
  type FollowFrame,
  type PositionFrame,
  type WatchFrame,
} from '@rotadas/contracts/live/client-frame';
import { LIVE_CLOSE, type LiveClose } from '@rotadas/contracts/live/live-close';
import type { HiddenUsers } from '../../blocks/hidden-users.js';
import type { SetMultimap } from '@rotadas/service-kit/collections/set-multimap';
import { fieldDetails } from '../../input/field-details.js';
import { limitHit } from '../../limits/limit-hits.js';
import { PositionThrottle } from '../../positions/position-throttle.js';
import type { PositionsService } from '../../positions/positions.service.js';
import { logRejectedFrame } from '../../security-log/security-log.js';
import type { Authenticator } from '../../sign-in/authenticator.js';
import { ConnectionIdentity } from './connection-identity.js';
import { errorFrame, FrameWriter } from './frame-writer.js';
import type { LiveCounts } from './live-counts.js';
import type { LiveLimits } from './live-limits.js';
import type { LiveSources } from './live-sources.js';
import { WatchedView } from './watched-view.js';

/** Time for a stalled client to read the close frame. */
const TERMINATE_AFTER_MS = 1_000;

interface ConnectionLimits {
  readonly pingEveryMs: number;
  readonly unreadMaxMs: number;
}

export interface ConnectionDependencies {
  readonly sources: LiveSources;
  readonly authenticator: Authenticator;
  readonly hiddenUsers: HiddenUsers;
  readonly positions: PositionsService;
  readonly limits: LiveLimits;
  readonly counts: LiveCounts;
  /** Index by user: a message to one user does not scan all connections. */
  readonly users: SetMultimap<number, LiveConnection>;
}

/** The parts of the request that opened the connection which are kept. */
export interface ClientRequest {
  readonly address: string;
  readonly cookies: string | undefined;
}

type Subscription = z.output<typeof WatchFrame | typeof FollowFrame>;

const logger = new Logger('Live');

export class LiveConnection {
  readonly writer: FrameWriter;
  private readonly frameKey = Symbol('frames');
  private readonly identity = new ConnectionIdentity();
  private readonly watched: WatchedView;
  private positions: PositionThrottle | undefined;
  /** Sign-ins run in the order of their frames. */
  private signingIn: Promise<void> = Promise.resolve();
  private signIns = 0;
  private isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly shared: ConnectionDependencies,
    private readonly client: ClientRequest,
    private nextPingAt: number,
  ) {
    const { counts, limits, sources } = shared;
    this.writer = new FrameWriter(socket, counts, (error) => this.log(error));
    this.watched = new WatchedView(this.writer, sources, (area) =>
      limits.regions.consume(client.address, area),
    );
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (isBinary) return this.close('binary');
    const raw = readJson(data);
    if (!raw) return this.close('frameBroken');
    try {
      this.handle(parseFrame(raw.json));
    } catch (error) {
      this.log(error);
      if (this.countFrame()) this.writer.send(errorFrame(error, readSeq(raw.json)));
    }
  }

  pong(): void {
    this.isAlive = true;
  }

  /** Closes a dead, stalled or expired connection; otherwise pings when due. */
  maintain(now: number, { pingEveryMs, unreadMaxMs }: ConnectionLimits): void {
    if (this.identity.hasEnded(now)) return this.close('tokenExpired');
    if (this.writer.isStalled(now, unreadMaxMs)) return this.closeStalled();
    if (this.writer.isBehind) this.watched.catchUp();
    if (now < this.nextPingAt) return;
    if (!this.isAlive) return this.closeUnresponsive();
    this.isAlive = false;
    this.nextPingAt = now + pingEveryMs;
    this.socket.ping();
  }

  /** Sends the whole content again without the hidden providers, unless they are the same. */
  hide(hidden: ReadonlySet<number>): void {
    const before = this.writer.hidden;
    if (hidden.size === before.size && [...hidden].every((id) => before.has(id))) return;
    this.writer.hidden = hidden;
    this.watched.catchUp();
  }

  close(why: LiveClose): void {
    if (this.socket.readyState === this.socket.OPEN) this.shared.counts.closed.inc({ reason: why });
    const { code, reason } = LIVE_CLOSE[why];
    this.socket.close(code, reason);
    this.leave();
  }

  leave(): void {
    this.watched.leave();
    if (this.identity.userId !== undefined) this.shared.users.delete(this.identity.userId, this);
  }

  private log(error: unknown): void {
    if (!(error instanceof DomainError)) logger.error({ err: error });
    else if (error.status >= 500) logger.warn({ err: error }, error.code);
    else logRejectedFrame({ address: this.client.address, userId: this.identity.userId }, error);
  }

  private handle(frame: z.output<typeof ClientFrame>): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (frame.type === 'position') return this.receivePosition(frame);
    if (!this.countFrame()) return;
    if (frame.type !== 'auth') return this.subscribe(frame);
    this.signIns += 1;
    this.afterSignIns(() => this.signIn(frame.token));
  }

  /** If `task` fails, only its own frame is rejected. */
  private afterSignIns(task: () => void | Promise<void>): void {
    this.signingIn = this.signingIn.then(task).catch((error: unknown) => this.writer.reject(error));
  }

  /** Waits for a sign-in under way, which decides the precision; the newest subscription stays. */
  private subscribe(frame: Subscription): void {
    if (this.signIns === 0) return this.watchOrFollow(frame);
    this.afterSignIns(() => {
      if (this.socket.readyState === this.socket.OPEN) this.watchOrFollow(frame);
    });
  }

  private watchOrFollow(frame: Subscription): void {
    if (frame.type === 'watch') return this.watched.replace(frame, this.identity.isSignedIn);
    this.shared.limits.shareOpenings.consume(this.client.address);
    this.watched.follow(frame.token);
  }

  private async signIn(token: string): Promise<void> {
    try {
      const principal = await this.shared.authenticator.authenticate(token, this.client.cookies);
      const { userId } = principal;
      // If it fails, the client retries, and sees meanwhile what anonymous viewers see.
      const hidden = await this.shared.hiddenUsers.find(userId);
      if (this.socket.readyState !== this.socket.OPEN) return;
      if (userId !== this.identity.userId) this.changeUser(userId);
      this.writer.hidden = hidden;
      this.identity.accept(principal, Date.now());
      this.writer.send({ type: 'ready', userId });
      this.watched.refresh(this.identity.isSignedIn);
    } finally {
      this.signIns -= 1;
    }
  }

  private changeUser(userId: number): void {
    const { limits, positions, users } = this.shared;
    if (this.identity.userId !== undefined) users.delete(this.identity.userId, this);
    users.add(userId, this);
    this.positions = new PositionThrottle({
      store: (position) => positions.submit(userId, position),
      acknowledge: (seq) => this.writer.send({ type: 'ack', seq }),
      reject: (seq, error) => this.writer.reject(error, seq),
      onReplaced: () => positions.countReplaced(),
      intervalMs: limits.positionIntervalMs,
    });
  }

  private receivePosition({ seq, latitude, longitude, at }: PositionFrame): void {
    const { userId } = this.identity;
    if (userId === undefined || !this.positions) throw new DomainError('token-missing');
    this.shared.positions.consumeLimit(userId);
    this.positions.push(seq, { latitude, longitude, at });
  }

  /** Closes the connection past the limit. */
  private countFrame(): boolean {
    if (this.shared.limits.frames.tryConsume(this.frameKey)) return true;
    if (this.socket.readyState === this.socket.OPEN) {
      this.writer.reject(limitHit('live-frames'));
      this.close('rateLimited');
    }
    return false;
  }

  private closeUnresponsive(): void {
    this.shared.counts.closed.inc({ reason: 'silent' });
    this.socket.terminate();
  }

  private closeStalled(): void {
    this.close('tooSlow');
    setTimeout(() => this.socket.terminate(), TERMINATE_AFTER_MS).unref();
  }
}

function readJson(data: Buffer): { readonly json: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(data.toString());
    return { json };
  } catch {
    return undefined; // the connection is closed for it
  }
}

function parseFrame(json: unknown): z.output<typeof ClientFrame> {
  const parsed = ClientFrame.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new DomainError('input-invalid', { details: fieldDetails(parsed.error.issues, 'frame') });
}

function readSeq(json: unknown): number | undefined {
  const seq = typeof json === 'object' && json !== null && 'seq' in json ? json.seq : undefined;
  return typeof seq === 'number' && Number.isSafeInteger(seq) ? seq : undefined;
}
