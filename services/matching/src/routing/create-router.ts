import type { EmbeddedRouter } from './embedded-router.js';
import { GUARD_SETTINGS, GuardedRouter } from './guarded-router.js';
import { OsrmRouter } from './osrm-router.js';
import type { Router } from './router.js';

/**
 * The router of the service: OSRM at `routingUrl` with the embedded one as its fallback, or the
 * embedded one alone where no address is set.
 */
export function createRouter(
  embedded: EmbeddedRouter,
  routingUrl: string | undefined,
  onFailure: (error: unknown) => void,
): Router {
  if (routingUrl === undefined) return embedded;
  return new GuardedRouter(new OsrmRouter(routingUrl), embedded, GUARD_SETTINGS, onFailure);
}
