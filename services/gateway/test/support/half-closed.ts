import { readFile } from 'node:fs/promises';

/** The kernel's state of a socket that waits for the end of the other side. */
const FIN_WAIT_2 = '05';

/** Sockets of a server in that state, on Linux. */
export async function halfClosedAt(url: string): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const table = await readFile('/proc/net/tcp', 'utf8');
  const sockets = table.split('\n').map((line) => line.trim().split(/\s+/));
  return sockets.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === FIN_WAIT_2).length;
}
