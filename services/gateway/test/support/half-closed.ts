import { readFile } from 'node:fs/promises';

/** How the kernel writes that a socket has ended its side and waits for the other side's end. */
const FIN_WAIT_2 = '05';

/**
 * How many sockets of a server on loopback wait for their clients to end, by Linux's own account.
 */
export async function halfClosedAt(url: string): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const table = await readFile('/proc/net/tcp', 'utf8');
  const sockets = table.split('\n').map((line) => line.trim().split(/\s+/));
  return sockets.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === FIN_WAIT_2).length;
}
