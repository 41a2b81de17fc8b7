import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { tracer } from '@rotadas/service-kit/tracing/tracer';
import { boundedMethod, patternOf } from '../input/route-labels.js';
import { rulesFor } from './route-rules.js';

declare module 'fastify' {
  interface FastifyRequest {
    span: ReturnType<typeof tracer.startRoot> | undefined;
  }
}

/** Measures each request by method, pattern of its route, and status; never by its path. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram(
    {
      name: 'rotadas_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by method, route and status',
    },
    ['method', 'route', 'status'],
  );
  fastify.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    durations.observe({ ...labelsOf(request), status: String(statusCode) }, elapsedTime / 1_000);
    done();
  });
}

/**
 * Makes each request the first span of a trace, named by the pattern of its route: path, query and
 * headers may hold personal data. A client's `traceparent` is ignored: with it, anyone could have
 * everything recorded. Connections that stay open are no requests, and work that requests share,
 * such as a batch, has a trace of its own.
 */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.decorateRequest('span');
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!request.ws) request.span = startSpan(request);
    done();
  });
  // After the body is read, which leaves the context of the earlier hooks.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.span && !rulesFor(request).sharesItsWork) tracer.within(request.span, done);
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
  const { method, route } = labelsOf(request);
  const attributes = { 'http.request.method': method, 'http.route': route };
  return tracer.startRoot({ name: `${method} ${route}`, kind: 'server', attributes });
}

function labelsOf({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  return { method: boundedMethod(method), route: patternOf(routeOptions) };
}
