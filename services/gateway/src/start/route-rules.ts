import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthCalls } from '@rotadas/contracts/health/health.calls';

/** How the requests of a route are treated, whatever their target looks like on the wire. */
export interface RouteRules {
  /** Whether they count against their address, in Redis. */
  readonly countsAgainstAddress: boolean;
  /** Whether every `Host` is accepted: orchestrators use the address of the instance. */
  readonly acceptsAnyHost: boolean;
  /**
   * Whether what they set in motion, a batch or the mirroring of an area, is there for many
   * requests at once.
   */
  readonly sharesItsWork: boolean;
  /** Whether their answers are for programs, and no browser shows or keeps them. */
  readonly isForPrograms: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Set for a route that is asked for all the time: it has a limit of its own, in the process.
     */
    isHot?: boolean;
    rules?: RouteRules;
  }
  interface FastifyRequest {
    rules: RouteRules | undefined;
  }
}

/** What holds where no route matched: the strictest of all. */
const UNMATCHED: RouteRules = {
  countsAgainstAddress: true,
  acceptsAnyHost: false,
  sharesItsWork: false,
  isForPrograms: true,
};

/** Health checks of orchestrators. */
const HEALTH: ReadonlySet<string> = new Set(Object.values(healthCalls).map(({ path }) => path));

/** Files of the web app, and health checks. */
const UNCOUNTED: ReadonlySet<string> = new Set(['*', '/*', ...HEALTH]);

/**
 * Gives each route its rules when it is registered, and each request those of its route. The router
 * decodes a target and takes it in absolute form too, so a look at the raw target could be
 * deceived.
 */
export function addRouteRules(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.config = { ...route.config, rules: rulesOf(route.url, route.config?.isHot === true) };
  });
  fastify.decorateRequest('rules');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.rules = request.routeOptions.config.rules;
    done();
  });
}

/** The rules of a request; the strictest where no route matched. */
export const rulesFor = ({ rules }: FastifyRequest): RouteRules => rules ?? UNMATCHED;

function rulesOf(url: string, isHot: boolean): RouteRules {
  return {
    countsAgainstAddress: !isHot && !UNCOUNTED.has(url),
    acceptsAnyHost: HEALTH.has(url),
    sharesItsWork: isHot,
    // A page describes the calls.
    isForPrograms: url.startsWith('/api/') && !url.startsWith('/api/docs'),
  };
}
