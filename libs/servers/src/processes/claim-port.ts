import { createSocket } from 'node:dgram';
import { hasCode } from './has-code.ts';

/** Longer than a server takes on a busy machine until it listens, ms. */
const CLAIM_MS = 60_000;

/**
 * Claims a TCP port that nothing listens on yet, among all processes that ask here; false where
 * another one did within the last minute. Who holds the UDP port of that number has it, so that a
 * claim ends with its process.
 */
export function claimPort(port: number): Promise<boolean> {
  const claim = createSocket('udp4');
  return new Promise((resolve, reject) => {
    claim.once('error', (error) => {
      claim.close();
      if (hasCode(error, 'EADDRINUSE')) resolve(false);
      else reject(error);
    });
    claim.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      claim.unref();
      setTimeout(() => claim.close(), CLAIM_MS).unref();
      resolve(true);
    });
  });
}
