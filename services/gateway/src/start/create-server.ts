import { createServer, type RequestListener, type Server } from 'node:http';
import type { GatewayEnv } from '../env.js';
import { AddressConnections } from '../limits/address-connections.js';
import { countHit } from '../limits/limit-hits.js';
import { isLive } from '../live/live.route.js';
import { openFilesMax } from './open-files.js';

/**
 * How often is looked for requests that take too long, ms; more often only where a test shortens
 * the limits.
 */
const CHECK_EVERY_MS = 1_000;

/**
 * How long a connection is kept open for a next request, ms; longer than the 60 s of usual proxies.
 */
const KEEP_ALIVE_MS = 72_000;

/** Connections of one address where the operator names no number. */
const CONNECTIONS_MAX = 2_000;

/**
 * Makes the servers on which the gateway listens: none waits for a slow client, or is filled by one
 * address.
 */
export function serverFactory(env: GatewayEnv): (listener: RequestListener) => Server {
  const addresses = new AddressConnections(env.CONNECTIONS_PER_ADDRESS ?? shareOfOne());
  return (listener) => {
    const server = createServer(
      {
        headersTimeout: env.HEADERS_TIMEOUT_MS,
        requestTimeout: env.REQUEST_TIMEOUT_MS,
        connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, env.HEADERS_TIMEOUT_MS),
        keepAliveTimeout: KEEP_ALIVE_MS,
        shouldUpgradeCallback: isLive,
      },
      listener,
    );
    server.on('connection', (socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return void socket.destroy(); // it is gone already
      // Behind a proxy are many clients; how many connections each has is for the proxy to say.
      if (env.TRUST_PROXY && env.TRUST_PROXY(remoteAddress, 0)) return;
      if (addresses.add(remoteAddress, socket)) return;
      countHit('sockets');
      socket.resetAndDestroy();
    });
    return server;
  };
}

/**
 * Never more than half of what the process can open, so that one address cannot shut out the
 * others.
 */
const shareOfOne = () => Math.min(CONNECTIONS_MAX, Math.floor(openFilesMax() / 2));
