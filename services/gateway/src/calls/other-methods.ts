import type { FastifyInstance } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Call } from '@rotadas/contracts/routing/call';
import { sendFailure } from '../errors/error.filter.js';
import { routeUrl } from './call-route.js';

/**
 * Refuses other methods than the declared ones on the paths of `calls`, with 405 and what is
 * allowed. A request is refused before its body is read; without this, `GET /api/users/profile`
 * would be taken for a user whose id is no number.
 */
export function refuseOtherMethods(
  fastify: FastifyInstance,
  calls: readonly Pick<Call, 'method' | 'path'>[],
): void {
  for (const [url, ofPath] of Map.groupBy(calls, routeUrl)) {
    const known: ReadonlySet<string> = new Set(ofPath.map(({ method }) => method));
    // Who answers GET answers HEAD too.
    const isKnown = (name: string) => known.has(name === 'HEAD' ? 'GET' : name);
    const allowed = fastify.supportedMethods.filter(isKnown).join(', ');
    fastify.route({
      method: fastify.supportedMethods.filter((name) => !isKnown(name)),
      url,
      config: { refusesMethods: true },
      onRequest: async (request, reply) => {
        sendFailure(request, reply.header('allow', allowed), new DomainError('method-unknown'));
        return reply;
      },
      handler: () => undefined,
    });
  }
}
