import { Injectable } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';

/** What the services say of the servers that they depend on: each has connections of its own, which come back in their own time. */
@Injectable()
export class ServicesReadiness {
  constructor(private readonly routes: RouteClient) {}

  /** What each service that answers and depends on `server` says of it; a service that does not answer is told by its own check. */
  async said(server: string): Promise<boolean[]> {
    const replies = await Promise.allSettled(
      Object.values(healthRoutes).map((route) => this.routes.call(route, {})),
    );
    return replies.flatMap((reply) =>
      reply.status === 'fulfilled' ? (reply.value.checks[server] ?? []) : [],
    );
  }

  /** Rejects when a service that answers misses `server`. */
  async requireNoneMisses(server: string): Promise<void> {
    const said = await this.said(server);
    if (said.includes(false)) throw new Error(`${server} does not answer a service`);
  }
}
