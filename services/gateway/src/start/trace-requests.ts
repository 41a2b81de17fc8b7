import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracer } from '@rotadas/service-kit/tracing/tracer';
import { boundedMethod, patternOf } from '../input/route-labels.js';
import { rulesFor } from './route-rules.js';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

/**
 * Makes each request the first span of a trace, named by the pattern of its route: its path, query
 * and headers may say who asks for what. A `traceparent` of the client is left aside: whoever
 * reaches the gateway could otherwise have everything recorded. A connection that stays open is no
 * request, and what a request hands to shared work, such as a batch, is a trace of that work.
 */
export function traceRequests(fastify: FastifyInstance, tracer: Tracer): void {
  fastify.decorateRequest('span');
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!request.ws) request.span = tracer.begin(spanOf(request));
    done();
  });
  // After the body is read, which leaves the context of the earlier hooks.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.span && !rulesFor(request).sharesItsWork) request.span.within(done);
    else done();
  });
  fastify.addHook('onResponse', ({ span }, { statusCode }, done) => {
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    span?.end({ 'http.response.status_code': statusCode }, failure);
    done();
  });
  fastify.addHook('onRequestAbort', ({ span }, done) => {
    span?.end({ 'error.type': 'aborted' });
    done();
  });
}

function spanOf({ method: asked, routeOptions }: FastifyRequest) {
  const method = boundedMethod(asked);
  const route = patternOf(routeOptions);
  const attributes = { 'http.request.method': method, 'http.route': route };
  return { name: `${method} ${route}`, kind: 'server', attributes } as const;
}
