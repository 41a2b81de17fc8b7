import { Injectable } from '@nestjs/common';
import { healthRoutes, type Readiness } from '@rotadas/contracts/health/health.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';

type HealthRoute = (typeof healthRoutes)[keyof typeof healthRoutes];

/**
 * What the services say of the servers that they depend on: each has connections of its own, which
 * come back in their own time.
 */
@Injectable()
export class ServicesReadiness {
  private readonly justAsked = new Map<HealthRoute, Promise<Readiness>>();

  constructor(private readonly routes: RouteClient) {}

  /**
   * What a service says of itself. The checks of one readiness ask in the same turn and share the
   * answer; a later one asks anew, since the question may have been lost. Throws `dependency-away`
   * where none comes.
   */
  of(route: HealthRoute): Promise<Readiness> {
    const known = this.justAsked.get(route);
    if (known) return known;
    const answer = this.routes.call(route, {});
    this.justAsked.set(route, answer);
    setImmediate(() => this.justAsked.delete(route));
    return answer;
  }

  /**
   * What each service that answers and depends on `server` says of it; a service that does not
   * answer is told by its own check.
   */
  async said(server: string): Promise<boolean[]> {
    const replies = await Promise.allSettled(Object.values(healthRoutes).map((route) => this.of(route)));
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
