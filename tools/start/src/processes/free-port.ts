import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Between the ports of well-known servers and those that operating systems give to outgoing connections (from 32768 on Linux). */
const FIRST_PORT = 20_000;
const PORTS_END = 32_000;
const TRIES = 100;

/** A port that nothing listens on, and that no outgoing connection can take before its server does. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, PORTS_END);
    if (!(await isPortTaken(port, host))) return port;
  }
  throw new Error(`No port between ${FIRST_PORT} and ${PORTS_END} is free`);
}

/** Whether something already listens on the port. */
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
