import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countHit } from './limit-hits.js';

/** Browsers and proxies wait for each response before the next request of a connection. */
const UNANSWERED_MAX = 16;

/**
 * Limits the requests of a connection whose responses are not completely sent: Node reads and
 * handles all requests of a chunk, even if the client reads no response.
 */
export class PendingResponses {
  private readonly counts = new WeakMap<Socket, number>();

  /** Closes the connection and returns false if it has its maximum. */
  add({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false; // the rest of a chunk
    const count = this.counts.get(socket) ?? 0;
    if (count >= UNANSWERED_MAX) {
      countHit('unanswered-requests');
      socket.destroy();
      return false;
    }
    this.counts.set(socket, count + 1);
    response.on('finish', () => this.remove(socket));
    return true;
  }

  has(socket: Socket): boolean {
    return (this.counts.get(socket) ?? 0) > 0;
  }

  private remove(socket: Socket): void {
    this.counts.set(socket, (this.counts.get(socket) ?? 1) - 1);
  }
}
