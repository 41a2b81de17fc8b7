import type { WebSocket } from 'ws';
import type { LiveCounts } from './live-counts.js';

/** While more than this waits for a client, bytes, nothing is added. */
const WAITING_MAX = 262_144;

/** What all writers together have written and left out. */
export type FrameCounts = Pick<LiveCounts, 'framesSent' | 'bytesSent' | 'framesLeftOut'>;

/**
 * Writes frames to one client, never more than it reads: frames are left out while too many bytes
 * wait, and the newest state is written in their place once the client has read them.
 */
export class FrameWriter {
  private behindSince: number | undefined;

  constructor(
    private readonly socket: Pick<WebSocket, 'send' | 'bufferedAmount' | 'readyState' | 'OPEN'>,
    private readonly counts: FrameCounts,
  ) {}

  /** Sends a frame of which the client gets a newer one in any case, or leaves it out. */
  offer(frame: Buffer, whole: () => Buffer, now = Date.now()): void {
    if (this.behindSince !== undefined) {
      if (this.socket.bufferedAmount > 0) return this.leaveOut();
      this.behindSince = undefined;
      this.write(whole());
    } else if (this.socket.bufferedAmount > WAITING_MAX) {
      this.behindSince = now;
      this.leaveOut();
    } else {
      this.write(frame);
    }
  }

  /** Sends a frame that matters. */
  send(frame: object): void {
    this.write(Buffer.from(JSON.stringify(frame)));
  }

  /** Whether frames were left out. */
  get isBehind(): boolean {
    return this.behindSince !== undefined;
  }

  /** Whether the client has not read for more than `unreadMaxMs`. */
  isStalled(now: number, unreadMaxMs: number): boolean {
    return this.behindSince !== undefined && now - this.behindSince > unreadMaxMs;
  }

  private write(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(frame, { binary: false });
    this.counts.framesSent += 1;
    this.counts.bytesSent += frame.byteLength;
  }

  private leaveOut(): void {
    this.counts.framesLeftOut += 1;
  }
}
