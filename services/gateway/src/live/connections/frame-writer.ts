import type { WebSocket } from 'ws';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorFrame } from '@rotadas/contracts/live/server-frame';
import { NO_USERS } from '../../blocks/hidden-users.js';
import type { Viewer } from '../views/view.js';
import type { LiveCounts } from './live-counts.js';

/** While more bytes wait in the socket, frames are dropped. */
const UNSENT_BYTES_MAX = 262_144;

/** Bytes waiting in a socket after which it is closed. Must exceed the largest snapshot. */
const BUFFERED_BYTES_MAX = 8 * 1_048_576;

export type FrameCounts = Pick<LiveCounts, 'framesSent' | 'bytesSent' | 'framesDropped'>;

/**
 * Writes frames to one client. While too many bytes wait, frames are dropped; once the client has
 * read them, the newest state is sent instead.
 */
export class FrameWriter implements Viewer {
  hidden: ReadonlySet<number> = NO_USERS;
  private behindSince: number | undefined;

  constructor(
    private readonly socket: Pick<WebSocket, 'send' | 'bufferedAmount' | 'readyState' | 'OPEN'>,
    private readonly counts: FrameCounts,
    private readonly onReject: (error: unknown) => void,
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

  reject(error: unknown, seq?: number): void {
    this.onReject(error);
    this.send(errorFrame(error, seq));
  }

  get isBehind(): boolean {
    return this.behindSince !== undefined;
  }

  /** A client is also stalled if frames that must not be dropped, or pongs, fill the buffer. */
  isStalled(now: number, unreadMaxMs: number): boolean {
    if (this.socket.bufferedAmount > BUFFERED_BYTES_MAX) return true;
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

export function errorFrame(error: unknown, seq?: number): ErrorFrame {
  const failure = error instanceof DomainError ? error : new DomainError('unexpected', { cause: error });
  return {
    type: 'error',
    ...(seq !== undefined && { seq }),
    code: failure.code,
    error: failure.message,
    ...(failure.details && { details: failure.details }),
  };
}
