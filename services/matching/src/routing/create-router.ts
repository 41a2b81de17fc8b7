import type { EmbeddedRouter } from './embedded-router.js';
import { GUARD_SETTINGS, GuardedRouter } from './guarded-router.js';
import { OsrmRouter } from './osrm-router.js';
import type { Router } from './router.js';

/**
 * The router that measures again what the embedded one has found: OSRM at `routingUrl`, or null
 * where no address is set. While OSRM does not answer, ways are the embedded router's, and a table
 * is empty and says `embedded`: who asks for one has measured it already, and its many trees would
 * hold up everybody else.
 */
export function createRouter(
  embedded: EmbeddedRouter,
  routingUrl: string | undefined,
  onFailure: (error: unknown) => void,
): Router | null {
  if (routingUrl === undefined) return null;
  const fallback: Router = {
    route: (from, to) => embedded.route(from, to),
    nearest: (place) => embedded.nearest(place),
    table: async () => ({ distanceMetres: [], durationSeconds: [], router: 'embedded' }),
  };
  return new GuardedRouter(new OsrmRouter(routingUrl), fallback, GUARD_SETTINGS, onFailure);
}
