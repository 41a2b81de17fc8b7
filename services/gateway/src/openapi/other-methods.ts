import type { FastifyInstance, HTTPMethods } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { sendFailure } from '../errors/send-failure.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** The paths of an OpenAPI document, each with its operations. */
type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Refuses other methods than the described ones on described paths, with 405 and what is allowed. A call is refused before its
 * body is read; without this, `GET /api/users/profile` would be taken for a user whose id is no number.
 */
export function refuseOtherMethods(fastify: FastifyInstance, paths: Paths): void {
  for (const [path, operations] of Object.entries(paths)) {
    const allowed = allowedMethods(operations);
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const method: HTTPMethods[] = METHODS.filter((name) => !allowed.includes(name));
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

/** The methods of a path; who answers GET answers HEAD too. */
function allowedMethods(operations: Readonly<Record<string, unknown>>): string[] {
  const described = Object.keys(operations).map((name) => name.toUpperCase());
  return METHODS.filter((name) => described.includes(name === 'HEAD' ? 'GET' : name));
}
