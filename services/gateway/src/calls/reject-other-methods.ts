import type { FastifyInstance } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Call } from '@rotadas/contracts/protocol/call';
import { sendFailure } from '../errors/error.filter.js';
import { routeUrl } from './handle-call.js';

/**
 * Returns 405 before the body is read. Otherwise `GET /api/users/profile` would read the user
 * `profile`.
 */
export function rejectOtherMethods(
  fastify: FastifyInstance,
  calls: readonly Pick<Call, 'method' | 'path'>[],
): void {
  for (const [url, pathCalls] of Map.groupBy(calls, routeUrl)) {
    const known: ReadonlySet<string> = new Set(pathCalls.map(({ method }) => method));
    // Fastify also handles HEAD for each GET.
    const isKnown = (name: string) => known.has(name === 'HEAD' ? 'GET' : name);
    const allowed = fastify.supportedMethods.filter(isKnown).join(', ');
    fastify.route({
      method: fastify.supportedMethods.filter((name) => !isKnown(name)),
      url,
      config: { rejectsMethods: true },
      onRequest: async (request, reply) => {
        sendFailure(request, reply.header('allow', allowed), new DomainError('method-unknown'));
        return reply;
      },
      handler: () => undefined,
    });
  }
}
