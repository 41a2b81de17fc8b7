import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { namesHtml } from '../web-app/static-files.js';
import { handleFailure } from '../errors/error.filter.js';

/** Fastify's codes for an undecodable path and for a parameter that is too long. */
const UNROUTABLE: ReadonlySet<string> = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

/** Unknown paths below /api are calls, never pages. */
export function rejectUnknownCalls(fastify: FastifyInstance): void {
  fastify.all('/api/*', { compress: false }, async () => {
    throw new DomainError('path-unknown');
  });
}

/**
 * Routes a request that the router rejected before any hook ran; otherwise it would bypass limits,
 * metrics and logs.
 */
export function reroute(
  fastify: FastifyInstance,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!UNROUTABLE.has(error.code)) return handleFailure(error, request, reply);
  const { raw, url, headers } = request;
  const isPage = error.code === 'FST_ERR_BAD_URL' && !url.startsWith('/api/') && namesHtml(headers.accept);
  raw.url = isPage ? url.replaceAll('%', '%25') : '/api/';
  fastify.routing(raw, reply.raw);
}
