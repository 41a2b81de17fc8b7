import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import { DURATION_BUCKETS } from '@rotadas/service-kit/metrics/histograms';
import type { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { tracer } from '@rotadas/service-kit/tracing/tracer';
import { rulesFor } from './route-rules.js';

declare module 'fastify' {
  interface FastifyRequest {
    span: ReturnType<typeof tracer.startRoot> | undefined;
  }
}

export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  const durations = new Histogram({
    name: 'rotadas_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [metrics.registry],
  });
  fastify.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    durations.observe({ ...requestLabels(request), status: String(statusCode) }, elapsedTime / 1_000);
    done();
  });
}

/**
 * Starts a trace for each request, named by the route pattern: path, query and headers may contain
 * personal data. A client's `traceparent` is ignored, since it could force recording. Open
 * connections and shared work such as batches are not part of it.
 */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.decorateRequest('span');
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!request.ws) request.span = startSpan(request);
    done();
  });
  // After the body is read, which leaves the context of the earlier hooks.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.span && !rulesFor(request).skipsRequestContext) tracer.withSpan(request.span, done);
    else done();
  });
  fastify.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.setAttribute('http.response.status_code', statusCode);
    if (span && statusCode >= 500) tracer.fail(span, String(statusCode));
    span?.end();
    done();
  });
  fastify.addHook('onRequestAbort', ({ span }, done) => {
    span?.setAttribute('error.type', 'aborted').end();
    done();
  });
}

function startSpan(request: FastifyRequest) {
  const { method, route } = requestLabels(request);
  const attributes = { 'http.request.method': method, 'http.route': route };
  return tracer.startRoot({ name: `${method} ${route}`, kind: 'server', attributes });
}

/** Node accepts thirty more; they share a label. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function requestLabels(request: FastifyRequest): { method: string; route: string } {
  const { method } = request;
  return { method: METHODS.has(method) ? method : 'OTHER', route: rulesFor(request).label };
}
