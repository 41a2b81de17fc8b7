import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ClientFrame, type PositionFrame, type WatchFrame } from '@rotadas/contracts/live/client-frame';
import type { ErrorFrame, NotificationFrame } from '@rotadas/contracts/live/server-frame';
import { LIVE_CLOSE, type LiveClose } from '@rotadas/contracts/live/live-close';
import { fieldDetails } from '../../input/field-details.js';
import { limitHit } from '../../limits/limit-hits.service.js';
import type { PositionThrottle } from '../../positions/position-throttle.js';
import type { Viewer } from '../views/view.js';
import type { ConnectionContext } from './connection-context.service.js';
import { ConnectionIdentity } from './connection-identity.js';
import { FrameWriter } from './frame-writer.js';
import { WatchedView } from './watched-view.js';

/** For a stalled client to read the close frame. */
const TERMINATE_AFTER_MS = 1_000;

interface ConnectionLimits {
  readonly pingEveryMs: number;
  readonly unreadMaxMs: number;
}

export class LiveConnection implements Viewer {
  private readonly frameKey = Symbol('frames');
  private readonly writer: FrameWriter;
  private readonly identity = new ConnectionIdentity();
  private readonly watched: WatchedView;
  private positions: PositionThrottle | undefined;
  /** Sign-ins run in the order of their frames. */
  private signingIn: Promise<void> = Promise.resolve();
  private signIns = 0;
  private isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly context: ConnectionContext,
    private readonly address: string,
    private nextPingAt: number,
  ) {
    this.writer = new FrameWriter(socket, context.counts);
    this.watched = new WatchedView(this, context.views, (area) => context.regions.count(address, area));
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

  offer(frame: Buffer, latest: () => Buffer): void {
    this.writer.offer(frame, latest);
  }

  reject(error: unknown, seq?: number): void {
    this.log(error);
    this.writer.send(errorFrame(error, seq));
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

  send(frame: NotificationFrame): void {
    this.writer.send(frame);
  }

  close(why: LiveClose): void {
    if (this.socket.readyState === this.socket.OPEN) this.context.counts.closed[why] += 1;
    const { code, reason } = LIVE_CLOSE[why];
    this.socket.close(code, reason);
    this.leave();
  }

  leave(): void {
    this.watched.leave();
    if (this.identity.userId !== undefined) this.context.users.remove(this.identity.userId, this);
  }

  private log(error: unknown): void {
    this.context.log(error, { address: this.address, userId: this.identity.userId });
  }

  private handle(frame: z.output<typeof ClientFrame>): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (frame.type === 'position') return this.receivePosition(frame);
    if (!this.countFrame()) return;
    if (frame.type === 'watch') return this.watch(frame);
    this.signIns += 1;
    this.afterSignIns(() => this.signIn(frame.token));
  }

  /** If `task` fails, only its own frame is rejected. */
  private afterSignIns(task: () => void | Promise<void>): void {
    this.signingIn = this.signingIn.then(task).catch((error: unknown) => this.reject(error));
  }

  /** Waits for a sign-in under way, which decides the precision. */
  private watch(frame: z.output<typeof WatchFrame>): void {
    if (this.signIns === 0) return this.watched.replace(frame, this.identity.isSignedIn);
    this.afterSignIns(() => {
      if (this.socket.readyState === this.socket.OPEN) this.watched.replace(frame, this.identity.isSignedIn);
    });
  }

  private async signIn(token: string): Promise<void> {
    try {
      const principal = await this.context.authenticator.authenticate(token);
      if (this.socket.readyState !== this.socket.OPEN) return;
      const { userId } = principal;
      if (userId !== this.identity.userId) this.changeUser(userId);
      this.identity.accept(principal, Date.now());
      this.writer.send({ type: 'ready', userId });
      this.watched.refresh(this.identity.isSignedIn);
    } finally {
      this.signIns -= 1;
    }
  }

  private changeUser(userId: number): void {
    const { users } = this.context;
    if (this.identity.userId !== undefined) users.remove(this.identity.userId, this);
    users.add(userId, this);
    this.positions = this.context.positions.throttleFor(userId, {
      acknowledge: (seq) => this.writer.send({ type: 'ack', seq }),
      reject: (seq, error) => this.reject(error, seq),
    });
  }

  private receivePosition({ seq, latitude, longitude, at }: PositionFrame): void {
    const { userId } = this.identity;
    if (userId === undefined || !this.positions) throw new DomainError('token-missing');
    this.context.positions.admit(userId);
    this.positions.push(seq, { latitude, longitude, at });
  }

  /** Closes the connection past the limit. */
  private countFrame(): boolean {
    if (this.context.frames.tryTake(this.frameKey)) return true;
    if (this.socket.readyState === this.socket.OPEN) {
      this.reject(limitHit('live-frames'));
      this.close('rateLimited');
    }
    return false;
  }

  private closeUnresponsive(): void {
    this.context.counts.closed.silent += 1;
    this.socket.terminate();
  }

  private closeStalled(): void {
    this.close('tooSlow');
    setTimeout(() => this.socket.terminate(), TERMINATE_AFTER_MS).unref();
  }
}

/** Undefined if it is malformed. */
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

function errorFrame(error: unknown, seq?: number): ErrorFrame {
  const failure = error instanceof DomainError ? error : new DomainError('unexpected', { cause: error });
  return {
    type: 'error',
    ...(seq !== undefined && { seq }),
    code: failure.code,
    error: failure.message,
    ...(failure.details && { details: failure.details }),
  };
}
