import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { acceptsHtml } from '../input/accepts-html.js';
import { handleFailure } from '../errors/error.filter.js';

/** Fastify's codes for an undecodable path and for a parameter that is too long. */
const UNROUTABLE: ReadonlySet<string> = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

/** Handles unknown paths below /api as calls, so that no page answers them. */
export function rejectUnknownCalls(fastify: FastifyInstance): void {
  fastify.all('/api/*', { compress: false }, async () => {
    throw new DomainError('path-unknown');
  });
}

/**
 * Routes a request again whose target the router refused before any hook ran; otherwise it would
 * bypass limits, metrics and logs. Other failures of the router are sent as they are.
 */
export function reroute(
  fastify: FastifyInstance,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!UNROUTABLE.has(error.code)) return handleFailure(error, request, reply);
  const { raw, url, headers } = request;
  const isPage = error.code === 'FST_ERR_BAD_URL' && !url.startsWith('/api/') && acceptsHtml(headers.accept);
  raw.url = isPage ? url.replaceAll('%', '%25') : '/api/';
  fastify.routing(raw, reply.raw);
}
