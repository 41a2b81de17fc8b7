import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import type { Call } from '@rotadas/contracts/routing/call';
import { routeUrl } from '../calls/call-route.js';

/** How the requests of a route are treated, whatever their target looks like on the wire. */
export interface RouteRules {
  /** Whether they count against their address, in Redis. */
  readonly countsAgainstAddress: boolean;
  /**
   * Whether what they set in motion, a batch or the mirroring of an area, is there for many
   * requests at once.
   */
  readonly sharesItsWork: boolean;
  /** Whether their answers are for programs, and no browser shows or keeps them. */
  readonly isForPrograms: boolean;
  /** Whether they are calls that take no body. */
  readonly isBodyless: boolean;
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
  sharesItsWork: false,
  isForPrograms: true,
  isBodyless: false,
};

/** What the web app serves itself, and what an orchestrator asks. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  '*',
  '/*',
  ...ALL_CALLS.filter(({ limit }) => limit === 'none').map(({ path }) => path),
]);

const CALLS: readonly Call[] = ALL_CALLS;

const BODYLESS: ReadonlySet<string> = new Set(
  CALLS.filter(({ body }) => body === undefined).map((call) => `${call.method} ${routeUrl(call)}`),
);

/**
 * Gives each route its rules when it is registered, and each request those of its route. The router
 * decodes a target and takes it in absolute form too, so a look at the raw target could be
 * deceived.
 */
export function addRouteRules(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.config = { ...route.config, rules: rulesOf(route) };
  });
  fastify.decorateRequest('rules');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.rules = request.routeOptions.config.rules;
    done();
  });
}

/** The rules of a request; the strictest where no route matched. */
export const rulesFor = ({ rules }: FastifyRequest): RouteRules => rules ?? UNMATCHED;

function rulesOf({ method, url, config }: RouteOptions): RouteRules {
  const isHot = config?.isHot === true;
  return {
    countsAgainstAddress: !isHot && !UNCOUNTED.has(url),
    sharesItsWork: isHot,
    // A page describes the calls.
    isForPrograms: url.startsWith('/api/') && !url.startsWith('/api/docs'),
    isBodyless: BODYLESS.has(`${String(method)} ${url}`),
  };
}
