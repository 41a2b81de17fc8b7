import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';

/** A client that never ends its side of the connection. */
export interface HalfOpenClient {
  /** All data, once the server has ended its side or reset the connection. */
  readonly response: Promise<string>;
  readonly socket: Socket;
}

export function connectHalfOpen(url: string, sent: string, localAddress = '127.0.0.1'): HalfOpenClient {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress, allowHalfOpen: true });
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined); // a close follows
  socket.write(sent);
  const response = new Promise<string>((resolve) => {
    for (const end of ['end', 'close']) socket.once(end, () => resolve(received));
  });
  return { response, socket };
}

/** Undefined without an HTTP response. */
export function parseStatus(response: string): number | undefined {
  const status = /^HTTP\/1\.1 (\d+)/.exec(response)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** The kernel's state of a socket that waits for the end of the other side. */
const FIN_WAIT_2 = '05';

/** Sockets of a server in that state, on Linux. */
export async function halfClosedAt(url: string): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const table = await readFile('/proc/net/tcp', 'utf8');
  const sockets = table.split('\n').map((line) => line.trim().split(/\s+/));
  return sockets.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === FIN_WAIT_2).length;
}
