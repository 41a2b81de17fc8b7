import type { RouteOptions } from 'fastify';
import type { Call } from '@rotadas/contracts/routing/call';

/** The path of a call as the router writes it: `/api/users/:id`. */
export const routeUrl = ({ path }: Pick<Call, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * How Fastify takes a call that is handled outside Nest. One with a limit of its own is asked for
 * all the time: nothing is done for it that its handler does not do itself.
 */
export function routeOf(call: Call): Pick<RouteOptions, 'method' | 'url' | 'compress' | 'config'> {
  const place = { method: call.method, url: routeUrl(call) };
  return call.limit === 'own' ? { ...place, compress: false, config: { isHot: true } } : place;
}
