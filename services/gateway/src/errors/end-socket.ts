import { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Sockets that have had their last answer. */
const ended = new WeakSet<Duplex>();

/**
 * Writes a last answer and closes the socket. Its client has `closeMs` to end its side: cut at
 * once, a client that still sends would lose the answer. Who stays is reset, since a socket that
 * waits for the other side's end keeps its descriptor, and later its place in the kernel, for
 * minutes.
 */
export function endWith(socket: Duplex, answer: string, closeMs: number): void {
  if (ended.has(socket)) return; // what arrives after the first fault is faulty too
  ended.add(socket);
  const timer = setTimeout(() => cut(socket), closeMs).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(answer);
  socket.resume();
}

/** Whether nothing more can be said on a socket: it has ended, or an answer is on its way. */
export function isAnswered(socket: Duplex): boolean {
  // Node's own handler of such errors looks there too.
  const response: unknown = Reflect.get(socket, '_httpMessage');
  if (response instanceof ServerResponse && response.headersSent) return true;
  return !socket.writable && !ended.has(socket);
}

function cut(socket: Duplex): void {
  if (socket instanceof Socket) socket.resetAndDestroy();
  else socket.destroy();
}
