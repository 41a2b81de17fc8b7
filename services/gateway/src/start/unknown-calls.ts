import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

/**
 * Takes what below /api no other route takes, so that it counts as a call, and no page answers it.
 */
export function refuseUnknownCalls(fastify: FastifyInstance): void {
  fastify.all('/api/*', { compress: false }, async () => {
    throw new DomainError('path-unknown');
  });
}

/**
 * Routes a request again whose target the router could not decode, as an unknown call. The router
 * reports such a target before any hook, so the request would bypass limits, metrics and logs.
 */
export function routeAsUnknownCall(
  fastify: FastifyInstance,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.url = '/api/';
  fastify.routing(request, response);
}
