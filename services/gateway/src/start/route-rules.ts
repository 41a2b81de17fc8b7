import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthCalls } from '@rotadas/contracts/health/health.calls';
import type { Call } from '@rotadas/contracts/protocol/call';
import { bodyLimit } from '../calls/body-limit.js';
import { routeUrl } from '../calls/handle-call.js';

export interface RouteRules {
  /** Names the route in metrics and traces. The path cannot: there are infinitely many. */
  readonly label: string;
  readonly limit: 'address' | 'files' | 'none';
  /** Orchestrators use the address of the instance. */
  readonly acceptsAnyHost: boolean;
  /** The work serves many requests, such as a batch. */
  readonly skipsRequestContext: boolean;
  /** Browsers neither show nor store the responses. */
  readonly isApiResponse: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Hot routes have a limit of their own in the process. */
    hasOwnLimit?: boolean;
    rules?: RouteRules;
  }
  interface FastifyRequest {
    rules: RouteRules | undefined;
  }
}

/** The strictest rules, for requests without a route. */
const UNMATCHED: RouteRules = {
  label: 'unmatched',
  limit: 'address',
  acceptsAnyHost: false,
  skipsRequestContext: false,
  isApiResponse: true,
};

const HEALTH: ReadonlySet<string> = new Set(Object.values(healthCalls).map(({ path }) => path));

/** The route of the files of the web app. */
const FILES = '/*';

/**
 * Sets the rules and the body limit of each route at registration. A request's target could bypass
 * rules by path, since the router also accepts its encoded and absolute forms.
 */
export function addRouteRules(fastify: FastifyInstance, calls: readonly Call[]): void {
  const bodyLimits = new Map(calls.map((call) => [`${call.method} ${routeUrl(call)}`, bodyLimit(call)]));
  fastify.addHook('onRoute', (route) => {
    route.config = { ...route.config, rules: routeRules(route.url, route.config?.hasOwnLimit === true) };
    const limit = bodyLimits.get(`${String(route.method)} ${route.url}`);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  fastify.decorateRequest('rules');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.rules = request.routeOptions.config.rules;
    done();
  });
}

export const rulesFor = ({ rules }: FastifyRequest): RouteRules => rules ?? UNMATCHED;

function routeRules(url: string, hasOwnLimit: boolean): RouteRules {
  return {
    label: url === FILES || url === '*' ? UNMATCHED.label : url,
    limit: addressLimit(url, hasOwnLimit),
    acceptsAnyHost: HEALTH.has(url),
    skipsRequestContext: hasOwnLimit,
    // The API documentation is an HTML page.
    isApiResponse: url.startsWith('/api/') && !url.startsWith('/api/docs'),
  };
}

function addressLimit(url: string, hasOwnLimit: boolean): RouteRules['limit'] {
  if (url === FILES) return 'files';
  return hasOwnLimit || HEALTH.has(url) ? 'none' : 'address';
}
