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
