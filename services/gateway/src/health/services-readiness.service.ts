import { Injectable } from '@nestjs/common';
import { type HealthRpc, healthRpc, type Readiness } from '@rotadas/contracts/health/health.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

/** Each service has its own connections to the servers. */
@Injectable()
export class ServicesReadiness {
  private readonly recent = new Map<HealthRpc, Promise<Readiness>>();

  constructor(private readonly rpc: RpcClient) {}

  /** Requested once per turn of the event loop. Throws `dependency-away`. */
  get(rpc: HealthRpc): Promise<Readiness> {
    const known = this.recent.get(rpc);
    if (known) return known;
    const readiness = this.rpc.call(rpc, {});
    this.recent.set(rpc, readiness);
    setImmediate(() => this.recent.delete(rpc));
    return readiness;
  }

  /** Unavailable services are left out: each has its own check. */
  async reportedBy(server: string): Promise<boolean[]> {
    const replies = await Promise.allSettled(Object.values(healthRpc).map((rpc) => this.get(rpc)));
    return replies.flatMap((reply) =>
      reply.status === 'fulfilled' ? (reply.value.checks[server] ?? []) : [],
    );
  }

  async requireReachable(server: string): Promise<void> {
    const reports = await this.reportedBy(server);
    if (reports.includes(false)) throw new Error(`a service cannot reach ${server}`);
  }
}
