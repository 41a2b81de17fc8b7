import type { ErrorFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { PositionInput } from '@rotadas/contracts/providers/position';
import type { Live, LiveSubscriber } from '../../shared/live/live-connection.js';
import { logWarning } from '../../shared/log/log.js';

/** After a position could not be stored, how soon it is sent again if none newer has come, ms. */
const AGAIN_MS = 3_000;
/** What makes sending the same position again useless. */
const FINAL: readonly string[] = ['provider-offline', 'input-invalid'];

/** What became of a position that was sent by a call. */
export type PostOutcome = 'stored' | 'refused' | 'undelivered';

/**
 * How positions go out when the live connection does not stand, and who is told that the offer
 * ended.
 */
export interface OutboxPorts {
  post(position: PositionInput): Promise<PostOutcome>;
  onOffline(): void;
}

/**
 * Sends a provider's positions over the live connection, and by calls while it does not stand. It
 * keeps the newest one that is not stored yet; an older one is worth nothing then.
 */
export class PositionOutbox implements LiveSubscriber {
  private kept: { seq: number; position: PositionInput } | null = null;
  private lastSeq = 0;
  /** Whether the server knows on this connection who sends. */
  private isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** One call at a time: on a slow network they would pile up and overtake each other. */
  private isPosting = false;
  /** Whether a position waits for that call to end. */
  private isWaiting = false;

  constructor(
    private readonly live: Pick<Live, 'send'>,
    private readonly ports: OutboxPorts,
  ) {}

  /** Sends a position, or keeps it until it can be sent. */
  put(position: PositionInput): void {
    this.lastSeq += 1;
    this.kept = { seq: this.lastSeq, position };
    this.deliver();
  }

  /** Forgets what was kept: the provider went offline. */
  clear(): void {
    clearTimeout(this.timer);
    this.kept = null;
    this.isReady = false;
    this.isWaiting = false;
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
    if (frame.type === 'error') this.refused(frame);
  }

  onLost(): void {
    this.isReady = false;
  }

  private deliver(): void {
    clearTimeout(this.timer);
    this.isWaiting = false;
    if (this.kept === null) return;
    const { seq, position } = this.kept;
    if (this.isReady && this.live.send({ type: 'position', seq, ...position })) return;
    if (this.isPosting) this.isWaiting = true;
    else void this.post(seq, position);
  }

  private async post(seq: number, position: PositionInput): Promise<void> {
    this.isPosting = true;
    const outcome = await this.ports.post(position);
    this.isPosting = false;
    if (outcome === 'undelivered') this.again(seq);
    else this.settle(seq);
    if (this.isWaiting && this.kept?.seq !== seq) this.deliver();
  }

  private refused({ seq, code, error }: ErrorFrame): void {
    if (seq === undefined || this.kept === null || seq < this.kept.seq) return;
    logWarning(error, code);
    if (code === 'provider-offline') this.ports.onOffline();
    if (code === 'token-missing') this.isReady = false;
    if (FINAL.includes(code)) this.settle(seq);
    else this.again(seq);
  }

  private settle(seq: number): void {
    if (this.kept !== null && seq >= this.kept.seq) this.kept = null;
  }

  private again(seq: number): void {
    if (this.kept?.seq !== seq) return; // a newer one is on its way
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.deliver(), AGAIN_MS);
  }
}
