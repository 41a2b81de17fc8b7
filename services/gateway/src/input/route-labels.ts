import type { FastifyRequest } from 'fastify';

const UNMATCHED = 'unmatched';

/** Node accepts thirty more; they share a label. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const OTHER_METHOD = 'OTHER';

export const boundedMethod = (method: string): string => (METHODS.has(method) ? method : OTHER_METHOD);

/** Never the path, of which there are infinitely many. */
export function routePattern({ url }: FastifyRequest['routeOptions']): string {
  return url === undefined || url === '/*' || url === '*' ? UNMATCHED : url;
}
