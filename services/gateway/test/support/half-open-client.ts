import { connect, type Socket } from 'node:net';

/** A client that never ends its own side of a connection, so that only the server can end it. */
export interface HalfOpenClient {
  /**
   * Resolves with all that the server wrote, once the server has ended its side or cut the
   * connection.
   */
  readonly answer: Promise<string>;
  readonly socket: Socket;
}

/**
 * Connects to a server at `url`, from another address of this machine if wished, and sends a text.
 */
export function connectHalfOpen(url: string, sent: string, localAddress = '127.0.0.1'): HalfOpenClient {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress, allowHalfOpen: true });
  let answered = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answered += text));
  socket.on('error', () => undefined); // a close follows
  socket.write(sent);
  const answer = new Promise<string>((resolve) => {
    for (const end of ['end', 'close']) socket.once(end, () => resolve(answered));
  });
  return { answer, socket };
}

/** The status of an answer as it came over the wire; undefined where there is none. */
export function statusOf(answer: string): number | undefined {
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}
