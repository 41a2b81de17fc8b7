import type { FastifyInstance } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { sendFailure } from '../errors/send-failure.js';

/** The paths of an OpenAPI document, each with its operations. */
type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Refuses other methods than the described ones on described paths, with 405 and what is allowed. A call is refused before its
 * body is read; without this, `GET /api/users/profile` would be taken for a user whose id is no number.
 */
export function refuseOtherMethods(fastify: FastifyInstance, paths: Paths): void {
  for (const [path, operations] of Object.entries(paths)) {
    const allowed = fastify.supportedMethods.filter((name) => isDescribed(name, operations));
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const method = fastify.supportedMethods.filter((name) => !allowed.includes(name));
    fastify.route({
      method,
      url,
      onRequest: async (request, reply) => {
        sendFailure(request, reply.header('allow', allowed.join(', ')), new DomainError('method-unknown'));
        return reply;
      },
      handler: () => undefined,
    });
  }
}

/** Who answers GET answers HEAD too. */
function isDescribed(method: string, operations: Readonly<Record<string, unknown>>): boolean {
  return (method === 'HEAD' ? 'get' : method.toLowerCase()) in operations;
}
