import type { RouteOptions } from 'fastify';
import type { Call } from '@rotadas/contracts/protocol/call';

/** In the router's form: `/api/users/:id`. */
export const routeUrl = ({ path }: Pick<Call, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** For a call outside Nest; one with its own limit skips the common hooks. */
export function toRouteOptions(call: Call): Pick<RouteOptions, 'method' | 'url' | 'compress' | 'config'> {
  const place = { method: call.method, url: routeUrl(call) };
  return call.limit === 'own' ? { ...place, compress: false, config: { isHot: true } } : place;
}
