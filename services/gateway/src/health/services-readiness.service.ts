import { Injectable } from '@nestjs/common';
import { healthRoutes, type Readiness } from '@rotadas/contracts/health/health.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';

type HealthRoute = (typeof healthRoutes)[keyof typeof healthRoutes];

/** Each service has its own connections to the servers. */
@Injectable()
export class ServicesReadiness {
  private readonly recent = new Map<HealthRoute, Promise<Readiness>>();

  constructor(private readonly routes: RouteClient) {}

  /** Requested once per turn of the event loop. Throws `dependency-away`. */
  get(route: HealthRoute): Promise<Readiness> {
    const known = this.recent.get(route);
    if (known) return known;
    const readiness = this.routes.call(route, {});
    this.recent.set(route, readiness);
    setImmediate(() => this.recent.delete(route));
    return readiness;
  }

  /** Unavailable services are left out: each has its own check. */
  async reportedBy(server: string): Promise<boolean[]> {
    const replies = await Promise.allSettled(Object.values(healthRoutes).map((route) => this.get(route)));
    return replies.flatMap((reply) =>
      reply.status === 'fulfilled' ? (reply.value.checks[server] ?? []) : [],
    );
  }

  async requireReachable(server: string): Promise<void> {
    const reports = await this.reportedBy(server);
    if (reports.includes(false)) throw new Error(`a service cannot reach ${server}`);
  }
}
