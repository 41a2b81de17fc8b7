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

  /** Rejects if a service reports that it cannot reach one of `servers`. */
  async requireReachable(...servers: string[]): Promise<void> {
    if ((await this.reportsOn(servers)).includes(false)) throw unreachable(servers);
  }

  /** Also rejects without a report: the gateway does not connect to the server itself. */
  async requireReported(server: string): Promise<void> {
    const reports = await this.reportsOn([server]);
    if (reports.length === 0 || reports.includes(false)) throw unreachable([server]);
  }

  /** Unavailable services are left out: each has its own check. */
  private async reportsOn(servers: readonly string[]): Promise<boolean[]> {
    const replies = await Promise.allSettled(Object.values(healthRpc).map((rpc) => this.get(rpc)));
    return replies.flatMap((reply) =>
      reply.status === 'fulfilled' ? servers.flatMap((server) => reply.value.checks[server] ?? []) : [],
    );
  }
}

const unreachable = (servers: readonly string[]) =>
  new Error(`a service cannot reach ${servers.join(' or ')}`);
