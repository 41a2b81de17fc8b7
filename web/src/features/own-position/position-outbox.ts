import type { ErrorFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { PositionInput } from '@rotadas/contracts/providers/position';
import type { Live, LiveSubscriber } from '../../shared/live/live-connection.js';
import { logWarning } from '../../shared/log/log.js';

/** Delay before a position that was not stored is sent again, unless a newer one exists, ms. */
const RETRY_MS = 3_000;
/** A position not sent for this time, ms, is dropped: the server would show it as new. */
const EXPIRES_AFTER_MS = 60_000;
/** Error codes after which the same position is not sent again. */
const FINAL: readonly string[] = ['provider-offline', 'input-invalid'];

export type PostOutcome = 'stored' | 'refused' | 'undelivered';

export interface OutboxPorts {
  post(position: PositionInput): Promise<PostOutcome>;
  onOffline(): void;
}

/**
 * Sends a provider's positions over the live connection, or by HTTP while that is down. Only the
 * newest position that is not stored yet is kept.
 */
export class PositionOutbox implements LiveSubscriber {
  private unsent: { seq: number; position: PositionInput; putAt: number } | null = null;
  private lastSeq = 0;
  /** Whether the server has accepted the token of this connection. */
  private isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** One request at a time: on a slow network requests would pile up and overtake each other. */
  private isPosting = false;
  private isQueued = false;

  constructor(
    private readonly live: Pick<Live, 'send'>,
    private readonly ports: OutboxPorts,
  ) {}

  put(position: PositionInput): void {
    this.lastSeq += 1;
    this.unsent = { seq: this.lastSeq, position, putAt: Date.now() };
    this.deliver();
  }

  /** Discards the unsent position when the provider goes offline. */
  clear(): void {
    clearTimeout(this.timer);
    this.unsent = null;
    this.isReady = false;
    this.isQueued = false;
  }

  onOpen(): void {
    this.isReady = false; // until the token is accepted
  }

  onFrame(frame: ServerFrame): void {
    if (frame.type === 'ready' && !this.isReady) {
      this.isReady = true;
      this.deliver();
    }
    if (frame.type === 'ack') this.settle(frame.seq);
    if (frame.type === 'error') this.onRefused(frame);
  }

  onLost(): void {
    this.isReady = false;
  }

  private deliver(): void {
    clearTimeout(this.timer);
    this.isQueued = false;
    if (this.unsent !== null && Date.now() - this.unsent.putAt > EXPIRES_AFTER_MS) this.unsent = null;
    if (this.unsent === null) return;
    const { seq, position } = this.unsent;
    if (this.isReady && this.live.send({ type: 'position', seq, ...position })) return;
    if (this.isPosting) this.isQueued = true;
    else void this.post(seq, position);
  }

  private async post(seq: number, position: PositionInput): Promise<void> {
    this.isPosting = true;
    const outcome = await this.ports.post(position);
    this.isPosting = false;
    if (outcome === 'undelivered') this.retryLater(seq);
    else this.settle(seq);
    if (this.isQueued && this.unsent?.seq !== seq) this.deliver();
  }

  private onRefused({ seq, code, error }: ErrorFrame): void {
    if (seq === undefined || this.unsent === null || seq < this.unsent.seq) return;
    logWarning(error, code);
    if (code === 'provider-offline') this.ports.onOffline();
    if (code === 'token-missing') this.isReady = false;
    if (FINAL.includes(code)) this.settle(seq);
    else this.retryLater(seq);
  }

  private settle(seq: number): void {
    if (this.unsent !== null && seq >= this.unsent.seq) this.unsent = null;
  }

  private retryLater(seq: number): void {
    if (this.unsent?.seq !== seq) return; // a newer one is sent instead
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.deliver(), RETRY_MS);
  }
}
