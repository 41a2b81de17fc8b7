import type { WebSocket } from 'ws';
import type { LiveCounts } from './live-counts.service.js';

/** Bytes. */
const UNSENT_BYTES_MAX = 262_144;

export type FrameCounts = Pick<LiveCounts, 'framesSent' | 'bytesSent' | 'framesDropped'>;

/**
 * Writes frames to one client. While too many bytes wait, frames are dropped; once the client has
 * read them, the newest state is sent instead.
 */
export class FrameWriter {
  private behindSince: number | undefined;

  constructor(
    private readonly socket: Pick<WebSocket, 'send' | 'bufferedAmount' | 'readyState' | 'OPEN'>,
    private readonly counts: FrameCounts,
  ) {}

  /** A frame that may be dropped, since a newer one follows. */
  offer(frame: Buffer, latest: () => Buffer, now = Date.now()): void {
    if (this.behindSince !== undefined) {
      if (this.socket.bufferedAmount > 0) return this.drop();
      this.behindSince = undefined;
      this.write(latest());
    } else if (this.socket.bufferedAmount > UNSENT_BYTES_MAX) {
      this.behindSince = now;
      this.drop();
    } else {
      this.write(frame);
    }
  }

  /** A frame that must not be dropped. */
  send(frame: object): void {
    this.write(Buffer.from(JSON.stringify(frame)));
  }

  get isBehind(): boolean {
    return this.behindSince !== undefined;
  }

  isStalled(now: number, unreadMaxMs: number): boolean {
    return this.behindSince !== undefined && now - this.behindSince > unreadMaxMs;
  }

  private write(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(frame, { binary: false });
    this.counts.framesSent += 1;
    this.counts.bytesSent += frame.byteLength;
  }

  private drop(): void {
    this.counts.framesDropped += 1;
  }
}
