import { createSocket } from 'node:dgram';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import getPort from 'get-port';
import { hasErrorCode } from './has-error-code.ts';

/** How long a port stays claimed. On a busy machine, a server needs up to this time to listen. */
const CLAIM_MS = 60_000;

/**
 * Claims a TCP port for a minute among all callers. The claim is the UDP port of that number,
 * which the end of the process releases.
 */
export function claimPort(port: number): Promise<boolean> {
  const claim = createSocket('udp4');
  return new Promise((resolve, reject) => {
    claim.once('error', (error) => {
      claim.close();
      if (hasErrorCode(error, 'EADDRINUSE')) resolve(false);
      else reject(error);
    });
    claim.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      claim.unref();
      setTimeout(() => claim.close(), CLAIM_MS).unref();
      resolve(true);
    });
  });
}

/** Between the ports of servers and those of outgoing connections (from 32768 on Linux). */
const FIRST_PORT = 20_000;
const PORTS_END = 32_000;
const TRIES = 100;

/** A port that nothing listens on and that no other caller gets. */
export async function freePort(): Promise<number> {
  const candidates = Array.from({ length: TRIES }, () => randomInt(FIRST_PORT, PORTS_END));
  const port = await getPort({ port: candidates, host: '127.0.0.1' });
  return (await claimPort(port)) ? port : freePort();
}

/** Whether something listens on the port; get-port reports its own results as taken. */
export function isPortTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
