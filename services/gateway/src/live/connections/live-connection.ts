import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ClientFrame, PositionFrame, WatchFrame } from '@rotadas/contracts/live/client-frame';
import { LIVE_CLOSE, type LiveClose } from '@rotadas/contracts/live/live-close';
import type { Subject } from '../../security-log/security-log.js';
import type { Principal } from '../../sign-in/principal.js';
import type { View } from '../views/view.js';
import type { Viewer } from '../views/viewer.js';
import { viewKey, viewportOf } from '../views/viewport.js';
import { errorFrame } from './error-frame.js';
import { FrameBudget } from './frame-budget.js';
import { identityEndsAt } from './identity-end.js';
import type { LiveDesk } from './live-desk.js';
import { Outlet } from './outlet.js';
import { PositionLine } from './position-line.js';
import { parseFrame, readJson, seqOf } from './read-frame.js';

/** One client of /api/live: what it watches, who it is, and the positions that it sends. */
export class LiveConnection implements Viewer {
  private readonly outlet: Outlet;
  private readonly budget: FrameBudget;
  private principal: Principal | undefined;
  /** When its token was last seen, ms. */
  private tokenShownAt = 0;
  private watched: z.output<typeof WatchFrame> | undefined;
  private view: View | undefined;
  private positions: PositionLine | undefined;
  private isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly desk: LiveDesk,
    /** The client's network address. */
    private readonly address: string,
    private pingAt: number,
  ) {
    this.outlet = new Outlet(socket, desk.unreadMaxMs);
    this.budget = new FrameBudget(desk.framesPerSecond, Date.now());
  }

  /** Takes a frame of the client. */
  receive(data: Buffer, isBinary: boolean): void {
    if (isBinary) return this.close('binary');
    const raw = readJson(data);
    if (!raw) return this.close('frameBroken');
    try {
      this.take(parseFrame(raw.json));
    } catch (error) {
      this.refuse(error, seqOf(raw.json));
    }
  }

  offer(frame: Buffer, whole: () => Buffer): void {
    this.outlet.offer(frame, whole);
  }

  fail(error: unknown): void {
    this.desk.note(error, this.subject);
    this.outlet.send(errorFrame(error));
  }

  pong(): void {
    this.isAlive = true;
  }

  /** Looks after the connection: ends one that is dead, too slow or of a token that ended; pings the others. */
  lookAfter(now: number, pingEveryMs: number): void {
    const { principal, tokenShownAt } = this;
    if (principal && identityEndsAt(principal, tokenShownAt) <= now) return this.close('tokenExpired');
    if (this.outlet.isStuck(now)) return this.cutOff();
    if (this.outlet.isBehind) this.view?.catchUp(this);
    if (now < this.pingAt) return;
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.pingAt = now + pingEveryMs;
    this.socket.ping();
  }

  /** Ends the connection where it is that of `userId`, who lost access. */
  lose(userId: number): void {
    if (this.principal?.userId === userId) this.close('accessLost');
  }

  /** Ends the connection with a reason. */
  close(why: LiveClose): void {
    const { code, reason } = LIVE_CLOSE[why];
    this.socket.close(code, reason);
    this.leave();
  }

  /** Forgets what it watched; the socket is closed or closing. */
  leave(): void {
    if (this.view) this.desk.views.leave(this, this.view);
    this.view = undefined;
    this.watched = undefined;
  }

  /** Whom a line in the log is about. */
  private get subject(): Subject {
    return { address: this.address, userId: this.principal?.userId };
  }

  private take(frame: z.output<typeof ClientFrame>): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (frame.type === 'position') return this.takePosition(frame);
    if (!this.spend()) return;
    if (frame.type === 'watch') this.watch(frame);
    else void this.signIn(frame.token);
  }

  private watch(frame: z.output<typeof WatchFrame>): void {
    this.watched = frame;
    this.look(frame);
  }

  private look(watched: z.output<typeof WatchFrame>): void {
    const before = this.view;
    this.view = this.desk.views.join(this, viewportOf(watched, this.principal !== undefined));
    if (before && before !== this.view) this.desk.views.leave(this, before);
  }

  /** Looks again where whoever has signed in sees more of what it watches. */
  private lookAnew(): void {
    if (!this.watched) return;
    const viewport = viewportOf(this.watched, this.principal !== undefined);
    if (this.view?.key !== viewKey(viewport)) this.look(this.watched);
  }

  private async signIn(token: string): Promise<void> {
    try {
      const principal = await this.desk.principals.of(token);
      if (principal.userId !== this.principal?.userId) this.positions = this.lineOf(principal.userId);
      this.principal = principal;
      this.tokenShownAt = Date.now();
      this.outlet.send({ type: 'ready', userId: principal.userId });
      this.lookAnew();
    } catch (error) {
      this.desk.note(error, this.subject);
      this.outlet.send(errorFrame(error));
    }
  }

  private takePosition({ seq, latitude, longitude, at }: PositionFrame): void {
    if (!this.principal || !this.positions) throw new DomainError('token-missing');
    this.desk.locationLimit.count(this.principal.userId);
    this.positions.push(seq, { latitude, longitude, at });
  }

  private lineOf(userId: number): PositionLine {
    return new PositionLine({
      store: (position) => this.desk.positions.store(userId, position),
      acknowledge: (seq) => this.outlet.send({ type: 'ack', seq }),
      refuse: (seq, error) => {
        this.desk.note(error, this.subject);
        this.outlet.send(errorFrame(error, seq));
      },
    });
  }

  private refuse(error: unknown, seq: number | undefined): void {
    this.desk.note(error, this.subject);
    if (this.spend()) this.outlet.send(errorFrame(error, seq));
  }

  /** Counts a frame against the budget; past it the connection ends. */
  private spend(): boolean {
    if (this.budget.take(Date.now())) return true;
    if (this.socket.readyState === this.socket.OPEN) {
      const refusal = new DomainError('rate-limited');
      this.desk.note(refusal, this.subject);
      this.outlet.send(errorFrame(refusal));
      this.close('rateLimited');
    }
    return false;
  }

  /** Who does not read would not read the close either. */
  private cutOff(): void {
    this.close('tooSlow');
    setTimeout(() => this.socket.terminate(), 1_000).unref();
  }
}
