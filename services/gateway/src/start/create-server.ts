import { createServer, type RequestListener, type Server, type IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import { z } from 'zod';
import { ERRORS } from '@rotadas/contracts/errors/error-code';
import type { GatewayEnv } from '../env.js';
import { AddressConnections } from '../limits/address-connections.js';
import { countHit } from '../limits/limit-hits.js';
import { isLive } from '../live/live.route.js';
import { answerFailure } from '../errors/error.filter.js';
import type { TimeLimits } from '../time-limits.js';

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
export function serverFactory(
  env: GatewayEnv,
  { headersMs, requestMs }: TimeLimits,
): (listener: RequestListener) => Server {
  const addresses = new AddressConnections(env.CONNECTIONS_PER_ADDRESS ?? shareOfOne());
  return (listener) => {
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs),
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

/**
 * Nest's adapter with one error handler for every route. A route keeps the handler that stands when
 * the plugins before it have loaded, and Nest sets its own only after all of them: routes that are
 * plain Fastify would answer failures in Fastify's own form.
 */
export class GatewayAdapter extends FastifyAdapter {
  constructor(options: FastifyHttpOptions<Server>) {
    super(options);
    this.getInstance().setErrorHandler(answerFailure);
  }

  /** Nest's handler leads to the same answer by a longer way, so it is not set. */
  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }
}

/** Listens; where another process holds the port, the process ends with one line that says so. */
export async function listen(app: NestFastifyApplication, env: GatewayEnv): Promise<void> {
  try {
    await app.init();
    // By Fastify itself: Nest's own listen() would log a taken port as a fault of the program.
    const address = await app.getHttpAdapter().getInstance().listen({ port: env.PORT, host: env.HOST });
    announce(app.get(Logger), address, env);
  } catch (error) {
    if (!isTaken(error)) throw error;
    process.stderr.write(
      `Port ${env.PORT} on ${env.HOST} is taken: stop what uses it, or set another PORT.\n`,
    );
    process.exit(1);
  }
}

function announce(logger: Logger, address: string, env: GatewayEnv): void {
  if (!env.FIREBASE_PROJECT_ID) logger.error(ERRORS['sign-in-unconfigured'].text);
  logger.log(`the gateway is up at ${address}`);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** What Node reports of the limits of its process; on Windows it reports none. */
const Report = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }),
});

/** How many files and sockets the process may have open; Infinity where there is no such limit. */
function openFilesMax(): number {
  Reflect.set(process.report, 'excludeNetwork', true); // else it looks up the name of every peer
  const report = Report.safeParse(process.report.getReport());
  const soft = report.data?.userLimits.open_files.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/**
 * Ends connections that are of no further use with their answer. At the end of the gateway that is
 * each of them: one kept alive for a next request would hold up the end until it times out. At any
 * time it is one that was to become a WebSocket, or anything else, and did not: Node leaves its
 * socket to the listener of the upgrade, which does not end what is refused before it. Requests
 * that are under way at the end get `requestsAtEndMs` (ms) to be answered.
 */
export function closeConnections(fastify: FastifyInstance, requestsAtEndMs: number): void {
  let ending = false;
  fastify.addHook('preClose', async () => {
    ending = true;
    // From here on Node itself looks for slow requests no more, and would wait for them without
    // end.
    setTimeout(() => fastify.server.closeAllConnections(), requestsAtEndMs).unref();
  });
  fastify.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (ending || isUpgrade(raw)) reply.header('connection', 'close');
    done();
  });
  fastify.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isUpgrade(raw)) raw.socket.destroySoon();
    done();
  });
}

const isUpgrade = ({ headers }: IncomingMessage) => headers.upgrade !== undefined;
