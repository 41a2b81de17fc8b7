import type { z } from 'zod';
import type { Route } from '@rotadas/contracts/routing/route';
import { dependencyUnavailable } from '../errors/dependency.js';
import type { RouteClient } from '../nats/route-client.js';

/** Other services in memory; requests and replies are parsed, as over NATS. */
export class InMemoryRouteClient implements Pick<RouteClient, keyof RouteClient> {
  private readonly handlers = new Map<string, (request: unknown) => unknown>();

  /** Replies to `route` with what `handle` returns or throws. */
  handle<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    handle: (request: z.output<Request>) => z.input<Reply> | Promise<z.input<Reply>>,
  ): void {
    this.handlers.set(route.subject, (request) => handle(route.request.parse(request)));
  }

  /** Throws `dependency-away` for a route that nothing handles. */
  async call<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    request: z.input<Request>,
  ): Promise<z.output<Reply>> {
    const handler = this.handlers.get(route.subject);
    if (!handler) throw dependencyUnavailable(route.subject, new Error('no responders'));
    return route.reply.parse(await handler(request));
  }
}
