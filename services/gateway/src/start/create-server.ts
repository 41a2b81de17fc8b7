import { createServer, type RequestListener, type Server, type IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import { z } from 'zod';
import { ERRORS } from '@rotadas/contracts/errors/error-code';
import type { GatewayEnv } from '../env.js';
import { AddressConnectionLimit } from '../limits/address-connection-limit.js';
import { countHit } from '../limits/limit-hits.js';
import { PendingResponses } from '../limits/pending-responses.js';
import { isLive } from '../live/live.route.js';
import { handleFailure } from '../errors/error.filter.js';
import type { TimeLimits } from '../time-limits.js';

/** Shorter only if a test shortens the limits. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * Idle time of kept-alive connections: longer than the 60 s of usual proxies, which close first.
 */
const KEEP_ALIVE_MS = 72_000;

const CONNECTIONS_MAX = 2_000;

export function serverFactory(
  env: GatewayEnv,
  { headersMs, requestMs, unreadResponseMs }: TimeLimits,
): (listener: RequestListener) => Server {
  const halfOfFiles = Math.floor(openFilesMax() / 2);
  const connectionsMax = env.CONNECTIONS_PER_ADDRESS ?? Math.min(CONNECTIONS_MAX, halfOfFiles);
  const addresses = new AddressConnectionLimit(connectionsMax, Math.max(connectionsMax, halfOfFiles));
  const pendingResponses = new PendingResponses();
  return (listener) => {
    const handle: RequestListener = (request, response) => {
      if (pendingResponses.add(request, response)) listener(request, response);
    };
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersMs),
        keepAliveTimeout: KEEP_ALIVE_MS,
        requireHostHeader: false, // Node would respond without the error body
        joinDuplicateHeaders: true, // a first Host would hide a second one
        // The WebSocket would take over the socket of earlier responses.
        shouldUpgradeCallback: (request) => isLive(request) && !pendingResponses.has(request.socket),
      },
      handle,
    );
    // Emitted once two checks in a row find the same number of unsent bytes.
    server.setTimeout(unreadResponseMs / 2, (socket) => {
      const isExpected = pendingResponses.has(socket) && socket.writableLength === 0; // has its own limit
      if (!isExpected) socket.destroy();
    });
    server.on('checkExpectation', handle); // Node would respond to unknown expectations by itself
    server.on('connection', (socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return void socket.destroy(); // it closed already
      // A proxy has many clients; it must limit them itself.
      if (env.TRUST_PROXY && env.TRUST_PROXY(remoteAddress, 0)) return;
      if (addresses.add(remoteAddress, socket)) return;
      countHit('sockets');
      socket.resetAndDestroy();
    });
    return server;
  };
}

/**
 * Sets one error handler for all routes: they keep the one that is set when they are registered,
 * and Nest sets its own later.
 */
export class GatewayAdapter extends FastifyAdapter {
  constructor(options: FastifyHttpOptions<Server>) {
    super(options);
    this.getInstance().setErrorHandler(handleFailure);
  }

  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }
}

export async function listen(app: NestFastifyApplication, env: GatewayEnv): Promise<void> {
  try {
    await app.init();
    // Nest's own listen() would log a taken port as a fault of the program.
    const address = await app.getHttpAdapter().getInstance().listen({ port: env.PORT, host: env.HOST });
    announce(app.get(Logger), address, env);
  } catch (error) {
    if (!isAddressInUse(error)) throw error;
    process.stderr.write(
      `Port ${env.PORT} on ${env.HOST} is in use: stop the other program, or set another PORT.\n`,
    );
    process.exit(1);
  }
}

function announce(logger: Logger, address: string, env: GatewayEnv): void {
  if (!env.FIREBASE_PROJECT_ID) logger.error(ERRORS['sign-in-unconfigured'].text);
  // For 0.0.0.0 Fastify names only one of the addresses.
  logger.log(`The gateway listens on ${env.HOST}, port ${new URL(address).port}`);
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Windows reports no limits. */
const Report = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }),
});

function openFilesMax(): number {
  Reflect.set(process.report, 'excludeNetwork', true); // otherwise it looks up the name of every peer
  const report = Report.safeParse(process.report.getReport());
  const soft = report.data?.userLimits.open_files.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/**
 * Closes connections after their response: all at shutdown, since kept-alive ones would delay it,
 * and those with a rejected upgrade, since Node leaves the socket to the upgrade listener.
 */
export function closeConnections(fastify: FastifyInstance, { shutdownTimeoutMs }: TimeLimits): void {
  let ending = false;
  fastify.addHook('preClose', async () => {
    ending = true;
    // During shutdown Node stops checking for slow requests and would wait forever.
    setTimeout(() => fastify.server.closeAllConnections(), shutdownTimeoutMs).unref();
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
