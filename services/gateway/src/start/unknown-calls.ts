import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { acceptsHtml } from '../input/accepts-html.js';
import { answerFailure } from '../errors/error.filter.js';

/** A path that cannot be decoded, and a parameter that is too long. */
const UNROUTABLE: ReadonlySet<string> = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

/**
 * Takes what below /api no other route takes, so that it counts as a call, and no page answers it.
 */
export function refuseUnknownCalls(fastify: FastifyInstance): void {
  fastify.all('/api/*', { compress: false }, async () => {
    throw new DomainError('path-unknown');
  });
}

/**
 * Routes a request again whose target the router refused: it does so before any hook, so the
 * request would bypass limits, metrics and logs. A browser that opens such an address gets the page
 * of an unknown one, anything else the error of an unknown call. Another failure of the router is
 * answered as is.
 */
export function routeAgain(
  fastify: FastifyInstance,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!UNROUTABLE.has(error.code)) return answerFailure(error, request, reply);
  const { raw, url, headers } = request;
  const isPage = error.code === 'FST_ERR_BAD_URL' && !url.startsWith('/api/') && acceptsHtml(headers.accept);
  raw.url = isPage ? url.replaceAll('%', '%25') : '/api/';
  fastify.routing(raw, reply.raw);
}
