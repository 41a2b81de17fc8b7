import { WebSocket } from 'ws';
import { type ClientFrame, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { FrameReader } from './frame-reader.ts';

/** So many sockets are opened at once. */
export const OPENING = 50;

const OPEN_LIMIT_MS = 30_000;

/** A frame of the server that is not of the contract. */
const BROKEN = 4000;

/** One for all sockets, since many get the same frames. */
const reader = new FrameReader();

/** What becomes of a socket's frames and of its end. */
export interface SocketListener {
  onFrame(frame: ServerFrame): void;
  onClose(code: number): void;
}

/** A connection to /api/live. */
export class LiveSocket {
  private readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  /** Connects; the server's frames go to `listener`, each checked against the contract. */
  static open(apiUrl: string, listener: SocketListener): Promise<LiveSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}${LIVE_PATH}`, {
        perMessageDeflate: false,
        handshakeTimeout: OPEN_LIMIT_MS,
      });
      socket.once('open', () => {
        socket.on('close', (code) => listener.onClose(code));
        resolve(new LiveSocket(socket));
      });
      socket.on('error', reject); // after the opening a close follows, which the listener hears
      socket.on('message', (data) => {
        const frame = reader.read(String(data));
        if (frame) listener.onFrame(frame);
        else socket.close(BROKEN); // which the listener hears, and counts
      });
    });
  }

  send(frame: ClientFrame): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Ends the connection at once. */
  end(): void {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }
}
