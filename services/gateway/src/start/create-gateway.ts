import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { acceptRequestId, REQUEST_ID_HEADER } from '@rotadas/service-kit/request-context/request-id';
import { endInTime, endOnUnhandledError } from '@rotadas/service-kit/start/end-process';
import { tracer } from '@rotadas/service-kit/tracing/tracer';
import { AppModule } from '../app.module.js';
import { BODY_BYTES_MIN } from '../calls/body-limit.js';
import { checkRoutes } from '../calls/check-routes.js';
import { rejectOtherMethods } from '../calls/reject-other-methods.js';
import { OwnAddress } from '../env/own-address.js';
import type { GatewayEnv } from '../env.js';
import { rejectUnreadable } from '../errors/reject-unreadable.js';
import { LocalAddressRateLimit } from '../limits/local-address-rate-limit.js';
import { AddressRateLimit } from '../limits/redis-rate-limits.js';
import { registerLive } from '../live/live.route.js';
import { registerDocumentation } from '../openapi/documentation.route.js';
import { readBodies } from '../responses/read-bodies.js';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from '../time-limits.js';
import { LinkPreviews } from '../web-app/link-previews.js';
import { inlineScripts, registerWebApp } from '../web-app/static-files.js';
import { StreetTiles } from '../web-app/street-tiles.js';
import { serverFactory, closeConnections, GatewayAdapter } from './create-server.js';
import { addRequestHooks } from './request-hooks.js';
import { measureRequests, traceRequests } from './request-telemetry.js';
import { registerPlainRoutes } from './plain-routes.js';
import { addRouteRules } from './route-rules.js';
import { securityHeaders } from './security-headers.js';
import { rejectUnknownCalls, reroute } from './reject-unknown-calls.js';

/** A first visit loads several times as many files as it makes requests; they cost little. */
const FILES_PER_REQUEST = 5;

type CreateApplication = (
  module: DynamicModule,
  adapter: GatewayAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

export async function createGateway(
  env: GatewayEnv,
  timeLimits: TimeLimits = DEFAULT_TIME_LIMITS,
): Promise<NestFastifyApplication> {
  const app = await buildGateway(env, timeLimits, (module, adapter, options) =>
    NestFactory.create<NestFastifyApplication>(module, adapter, {
      ...options,
      bufferLogs: true,
      abortOnError: false,
    }),
  );
  const logger = app.get(Logger);
  app.useLogger(logger);
  endInTime(logger);
  endOnUnhandledError(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}

/** `create` may replace providers, in tests. */
export async function buildGateway(
  env: GatewayEnv,
  timeLimits: TimeLimits,
  create: CreateApplication,
): Promise<NestFastifyApplication> {
  const webFiles = await readBodies(env.WEB_DIST);
  const protection = securityHeaders(env, inlineScripts(webFiles));
  const reject = (error: Error, socket: Duplex) =>
    rejectUnreadable(error, socket, { headers: protection.page, closeMs: timeLimits.closedSocketMs });
  const adapter = new GatewayAdapter({
    serverFactory: serverFactory(env, timeLimits),
    bodyLimit: BODY_BYTES_MIN,
    trustProxy: env.TRUST_PROXY,
    frameworkErrors: (error, request, reply) =>
      reroute(fastify, error, request, reply.headers(protection.page)),
    clientErrorHandler: reject,
    return503OnClosing: false, // open connections are served until the end
    genReqId: ({ headers }: IncomingMessage) => acceptRequestId(headers[REQUEST_ID_HEADER]),
  });
  const app = await create(AppModule.forRoot(env, timeLimits), adapter, {
    bodyParser: false, // Fastify's own takes JSON; Nest would add forms
  });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  checkRoutes(fastify, ALL_CALLS);
  addRouteRules(fastify, ALL_CALLS);
  addRequestHooks(fastify, {
    headers: protection,
    addresses: app.get(AddressRateLimit, { strict: false }),
    files: new LocalAddressRateLimit('files', env.ADDRESS_LIMIT_PER_MINUTE * FILES_PER_REQUEST),
    ownAddress: app.get(OwnAddress, { strict: false }),
  });
  measureRequests(fastify, app.get(Metrics, { strict: false }));
  if (tracer.isEnabled) traceRequests(fastify);
  closeConnections(fastify, timeLimits);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Clients do not compress bodies; the hook would cost each request.
    globalDecompression: false,
    threshold: 1_024, // bytes; below, compressing gains nothing
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await registerLive(app, reject);
  await registerPlainRoutes(app);
  const previews = new LinkPreviews(
    app.get(RpcClient, { strict: false }),
    app.get(OwnAddress, { strict: false }),
  );
  const streets = env.MAP_TILES === undefined ? null : new StreetTiles(env.MAP_TILES);
  await streets?.check();
  registerWebApp(fastify, { files: webFiles, previews, streets });
  await registerDocumentation(fastify);
  rejectOtherMethods(fastify, [...ALL_CALLS, { method: 'GET', path: LIVE_PATH }]);
  rejectUnknownCalls(fastify);
  return app;
}
