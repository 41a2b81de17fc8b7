import type { FastifyRequest } from 'fastify';

/** Of requests whose path no route knows. */
const UNMATCHED = 'unmatched';

/** Methods that are told apart; Node takes a client's word for thirty more. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Any other method. */
const OTHER_METHOD = 'OTHER';

/** A request's method, of those that metrics and traces tell apart. */
export const boundedMethod = (method: string): string => (METHODS.has(method) ? method : OTHER_METHOD);

/** The pattern of a request's route; never its path, of which there is no end. */
export function patternOf({ url }: FastifyRequest['routeOptions']): string {
  return url === undefined || url === '/*' || url === '*' ? UNMATCHED : url;
}
