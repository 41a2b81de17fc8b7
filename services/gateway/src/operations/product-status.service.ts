import { Injectable } from '@nestjs/common';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { ProductStatus } from '@rotadas/contracts/operations/product-status';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OperationsService } from './operations.service.js';

@Injectable()
export class ProductStatusService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly metrics: Metrics,
    private readonly operations: OperationsService,
  ) {}

  /** One instance of each service responds for it. */
  async check(): Promise<ProductStatus> {
    const names = Object.keys(healthRpc);
    const [own, replies] = await Promise.all([
      this.metrics.reachable(),
      Promise.allSettled(Object.values(healthRpc).map((rpc) => this.rpc.call(rpc, {}))),
    ]);
    const reports = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value.checks] : []));
    const services = Object.fromEntries(
      names.map((name, index) => [name, replies[index]?.status === 'fulfilled']),
    );
    const servers = mergeReports([own, ...reports]);
    const isComplete = [...Object.values(services), ...Object.values(servers)].every(Boolean);
    const instances = this.operations.view().instances;
    return ProductStatus.parse({ isComplete, services, servers, instances });
  }
}

/** A server is reachable if every report about it says so. */
function mergeReports(reports: readonly Readonly<Record<string, boolean>>[]): Record<string, boolean> {
  const merged: Record<string, boolean> = {};
  for (const [server, isReachable] of reports.flatMap((report) => Object.entries(report)))
    merged[server] = isReachable && merged[server] !== false;
  return merged;
}
