import type { FastifyRequest } from 'fastify';

const UNMATCHED = 'unmatched';

/** Methods with a label of their own; Node accepts thirty more. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const OTHER_METHOD = 'OTHER';

export const boundedMethod = (method: string): string => (METHODS.has(method) ? method : OTHER_METHOD);

/** The pattern of the route, never the path, of which there are infinitely many. */
export function routePattern({ url }: FastifyRequest['routeOptions']): string {
  return url === undefined || url === '/*' || url === '*' ? UNMATCHED : url;
}
