import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ClientFrame, PositionFrame, WatchFrame } from '@rotadas/contracts/live/client-frame';
import type { NotificationFrame } from '@rotadas/contracts/live/server-frame';
import { LIVE_CLOSE, type LiveClose } from '@rotadas/contracts/live/live-close';
import type { AnonymousRegions } from '../../limits/anonymous-regions.js';
import { limitHit } from '../../limits/limit-hits.js';
import type { PositionThrottle } from '../../positions/position-throttle.js';
import type { Viewer } from '../views/view.js';
import type { ConnectionContext } from './connection-context.js';
import { ConnectionIdentity } from './connection-identity.js';
import type { LiveCounts } from './live-counts.js';
import { FrameWriter } from './frame-writer.js';
import { errorFrame, parseFrame, readJson, seqOf } from './frames.js';
import type { UserIndex } from './user-index.js';
import { WatchedView } from './watched-view.js';

/** How long a client that does not read gets to see why its connection ends, ms. */
const CUT_OFF_MS = 1_000;

/** What all connections have in common. */
interface SharedByConnections {
  readonly context: ConnectionContext;
  readonly counts: LiveCounts;
  readonly users: UserIndex<LiveConnection>;
  readonly regions: AnonymousRegions;
}

/** One client of /api/live: what it watches, who it is, and the positions that it sends. */
export class LiveConnection implements Viewer {
  private readonly frameKey = Symbol('frames');
  private readonly writer: FrameWriter;
  private readonly identity = new ConnectionIdentity();
  private readonly watched: WatchedView;
  private positions: PositionThrottle | undefined;
  /** Ends with the last sign-in: they run in the order of their frames. */
  private signingIn: Promise<void> = Promise.resolve();
  /** How many sign-ins have not ended. */
  private signIns = 0;
  private isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly shared: SharedByConnections,
    /** The client's network address. */
    private readonly address: string,
    private pingAt: number,
  ) {
    const { context, counts } = shared;
    this.writer = new FrameWriter(socket, counts, context.unreadMaxMs);
    this.watched = new WatchedView(this, context.views, (area) => shared.regions.count(address, area));
  }

  /** Takes a frame of the client. */
  receive(data: Buffer, isBinary: boolean): void {
    if (isBinary) return this.close('binary');
    const raw = readJson(data);
    if (!raw) return this.close('frameBroken');
    try {
      this.handle(parseFrame(raw.json));
    } catch (error) {
      this.log(error);
      if (this.spend()) this.writer.send(errorFrame(error, seqOf(raw.json)));
    }
  }

  offer(frame: Buffer, whole: () => Buffer): void {
    this.writer.offer(frame, whole);
  }

  refuse(error: unknown, seq?: number): void {
    this.log(error);
    this.writer.send(errorFrame(error, seq));
  }

  pong(): void {
    this.isAlive = true;
  }

  /** Ends a connection that is dead, too slow or of a token that ended; pings the others. */
  lookAfter(now: number, pingEveryMs: number): void {
    if (this.identity.hasEnded(now)) return this.close('tokenExpired');
    if (this.writer.isStalled(now)) return this.cutOff();
    if (this.writer.isBehind) this.watched.catchUp();
    if (now < this.pingAt) return;
    if (!this.isAlive) return this.endSilent();
    this.isAlive = false;
    this.pingAt = now + pingEveryMs;
    this.socket.ping();
  }

  send(frame: NotificationFrame): void {
    this.writer.send(frame);
  }

  /** Ends the connection with a reason. */
  close(why: LiveClose): void {
    if (this.socket.readyState === this.socket.OPEN) this.shared.counts.closed[why] += 1;
    const { code, reason } = LIVE_CLOSE[why];
    this.socket.close(code, reason);
    this.leave();
  }

  /** Forgets what it watched and whose it was; the socket is closed or closing. */
  leave(): void {
    this.watched.leave();
    if (this.identity.userId !== undefined) this.shared.users.remove(this.identity.userId, this);
  }

  private log(error: unknown): void {
    this.shared.context.log(error, { address: this.address, userId: this.identity.userId });
  }

  private handle(frame: z.output<typeof ClientFrame>): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (frame.type === 'position') return this.takePosition(frame);
    if (!this.spend()) return;
    if (frame.type === 'watch') return this.watch(frame);
    this.signIns += 1;
    this.afterSignIns(() => this.signIn(frame.token));
  }

  /** Runs `task` after the sign-ins under way; if it fails, only its own frame is refused. */
  private afterSignIns(task: () => void | Promise<void>): void {
    this.signingIn = this.signingIn.then(task).catch((error: unknown) => this.refuse(error));
  }

  /** Shows what a client watches; after a sign-in under way, since that decides what it may see. */
  private watch(frame: z.output<typeof WatchFrame>): void {
    if (this.signIns === 0) return this.watched.replace(frame, this.identity.isSignedIn);
    this.afterSignIns(() => {
      if (this.socket.readyState === this.socket.OPEN) this.watched.replace(frame, this.identity.isSignedIn);
    });
  }

  private async signIn(token: string): Promise<void> {
    try {
      const principal = await this.shared.context.principals.of(token);
      if (this.socket.readyState !== this.socket.OPEN) return;
      const { userId } = principal;
      if (userId !== this.identity.userId) this.changeUser(userId);
      this.identity.accept(principal, Date.now());
      this.writer.send({ type: 'ready', userId });
      this.watched.renew(this.identity.isSignedIn);
    } finally {
      this.signIns -= 1;
    }
  }

  private changeUser(userId: number): void {
    const { users } = this.shared;
    if (this.identity.userId !== undefined) users.remove(this.identity.userId, this);
    users.add(userId, this);
    this.positions = this.shared.context.positions.throttleFor(userId, {
      acknowledge: (seq) => this.writer.send({ type: 'ack', seq }),
      refuse: (seq, error) => this.refuse(error, seq),
    });
  }

  private takePosition({ seq, latitude, longitude, at }: PositionFrame): void {
    const { userId } = this.identity;
    if (userId === undefined || !this.positions) throw new DomainError('token-missing');
    this.shared.context.positions.admit(userId);
    this.positions.push(seq, { latitude, longitude, at });
  }

  /** Counts a frame against the budget; past it the connection ends. */
  private spend(): boolean {
    if (this.shared.context.frames.take(this.frameKey)) return true;
    if (this.socket.readyState === this.socket.OPEN) {
      this.refuse(limitHit('live-frames'));
      this.close('rateLimited');
    }
    return false;
  }

  private endSilent(): void {
    this.shared.counts.closed.silent += 1;
    this.socket.terminate();
  }

  /** Whoever does not read would not read the close either. */
  private cutOff(): void {
    this.close('tooSlow');
    setTimeout(() => this.socket.terminate(), CUT_OFF_MS).unref();
  }
}
