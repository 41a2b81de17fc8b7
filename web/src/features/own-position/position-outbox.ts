import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { PositionInput } from '@rotadas/contracts/providers/position';
import { CALL_TIMEOUT_MS } from '../../shared/loading/call-timeout.js';
import type { Live, LiveSubscriber } from '../../shared/live/live-connection.js';
import { withTimeout } from '../../shared/loading/with-timeout.js';
import { logWarning } from '../../shared/log/log.js';

/** Delay before a position that was not stored is sent again, unless a newer one exists, ms. */
const RETRY_DELAY_MS = 3_000;
/** Maximum age of a position when it is sent, ms. The server shows each position as new. */
const EXPIRES_AFTER_MS = 60_000;
/** Error codes after which the same position is not sent again. */
const PERMANENT_ERRORS: readonly string[] = ['provider-offline', 'input-invalid'];

export interface OutboxPorts {
  /** Sends by HTTP. Resolves to null once the position is stored, else to the code of the error. */
  post(position: PositionInput): Promise<string | null>;
  onOffline(): void;
}

interface Unsent {
  seq: number;
  position: PositionInput;
  putAt: number;
  /** Resolves the promise of `enqueue`; later calls have no effect. */
  report: (isStored: boolean | Promise<boolean>) => void;
}

/**
 * Sends a provider's positions over the live connection, or by HTTP while the connection is down.
 * Only the newest position that is not stored yet is kept.
 */
export class PositionOutbox implements LiveSubscriber {
  private unsent: Unsent | null = null;
  private lastSeq = 0;
  /** Whether the server has accepted the token of this connection. */
  private isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a request is running. On a slow network, concurrent ones would overtake each other. */
  private isPosting = false;
  /** `seq` of the position that is sent after the running request; 0 if there is none. */
  private queuedSeq = 0;

  constructor(
    private readonly live: Pick<Live, 'send'>,
    private readonly ports: OutboxPorts,
  ) {}

  /**
   * Resolves to whether the position is stored within CALL_TIMEOUT_MS. If a newer position replaces
   * it, resolves to the result of the newer one.
   */
  async enqueue(position: PositionInput): Promise<boolean> {
    const replaced = this.unsent;
    const isStored = new Promise<boolean>((report) => {
      this.lastSeq += 1;
      this.unsent = { seq: this.lastSeq, position, putAt: Date.now(), report };
    });
    replaced?.report(isStored);
    this.deliver();
    return (await withTimeout(isStored, CALL_TIMEOUT_MS)) ?? false;
  }

  /** Discards the unsent position when the provider goes offline. */
  clear(): void {
    this.unsent?.report(false);
    this.unsent = null;
    this.isReady = false;
    clearTimeout(this.timer);
  }

  onOpen(): void {
    this.isReady = false; // Positions are sent by HTTP until the token is accepted.
  }

  onFrame(frame: ServerFrame): void {
    if (frame.type === 'ready' && !this.isReady) {
      this.isReady = true;
      this.deliver();
    }
    if (frame.type === 'ack') this.settle(frame.seq);
    if (frame.type !== 'error' || frame.seq === undefined) return;
    if (frame.code === 'token-missing') this.isReady = false;
    this.onRefused(frame.seq, frame.code);
  }

  onLost(): void {
    if (this.isReady) this.unsent?.report(false);
    this.isReady = false;
  }

  private deliver(): void {
    clearTimeout(this.timer);
    this.queuedSeq = 0;
    if (this.unsent !== null && Date.now() - this.unsent.putAt > EXPIRES_AFTER_MS) this.unsent = null;
    if (this.unsent === null) return;
    const { seq, position } = this.unsent;
    if (this.isReady && this.live.send({ type: 'position', seq, ...position })) {
      this.timer = setTimeout(() => this.useHttp(), CALL_TIMEOUT_MS);
      return;
    }
    if (this.isPosting) this.queuedSeq = seq;
    else void this.post(seq, position);
  }

  /** The position was not acknowledged; HTTP is used until the connection is ready again. */
  private useHttp(): void {
    this.isReady = false;
    this.unsent?.report(false);
    this.deliver();
  }

  private async post(seq: number, position: PositionInput): Promise<void> {
    this.isPosting = true;
    const code = await this.ports.post(position);
    this.isPosting = false;
    if (code === null) this.settle(seq);
    else this.onRefused(seq, code);
    if (this.queuedSeq > seq) this.deliver();
  }

  private onRefused(seq: number, code: string): void {
    if (this.unsent === null || seq < this.unsent.seq) return; // A newer one is sent instead
    logWarning('sending the position failed', code);
    this.unsent.report(false);
    if (code === 'provider-offline') this.ports.onOffline();
    if (PERMANENT_ERRORS.includes(code)) this.unsent = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.deliver(), RETRY_DELAY_MS);
  }

  private settle(seq: number): void {
    if (this.unsent === null || seq < this.unsent.seq) return;
    this.unsent.report(true);
    this.unsent = null;
    clearTimeout(this.timer);
  }
}
