import { Controller } from '@nestjs/common';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { SanctionsService } from './sanctions.service.js';

type Rpc = typeof sanctionsRpc;

@Controller()
export class SanctionsController {
  constructor(private readonly sanctions: SanctionsService) {}

  @HandleRpc(sanctionsRpc.impose)
  impose({ admin, userId, sanction }: ParsedRequest<Rpc['impose']>) {
    return this.sanctions.impose(admin, userId, sanction);
  }

  @HandleRpc(sanctionsRpc.lift)
  lift({ admin, sanctionId }: ParsedRequest<Rpc['lift']>) {
    return this.sanctions.lift(admin, sanctionId);
  }

  @HandleRpc(sanctionsRpc.acknowledge)
  async acknowledge({ userId, sanctionId }: ParsedRequest<Rpc['acknowledge']>) {
    await this.sanctions.acknowledge(userId, sanctionId);
    return {};
  }

  @HandleRpc(sanctionsRpc.appeal)
  async appeal({ userId, sanctionId, appeal }: ParsedRequest<Rpc['appeal']>) {
    await this.sanctions.appeal(userId, sanctionId, appeal);
    return {};
  }

  @HandleRpc(sanctionsRpc.decide)
  decide({ admin, sanctionId, decision }: ParsedRequest<Rpc['decide']>) {
    return this.sanctions.decide(admin, sanctionId, decision);
  }

  @HandleRpc(sanctionsRpc.list)
  async list({ admin, userId }: ParsedRequest<Rpc['list']>) {
    return { sanctions: await this.sanctions.list(admin, userId) };
  }

  @HandleRpc(sanctionsRpc.hasForReport)
  async hasForReport({ reportId }: ParsedRequest<Rpc['hasForReport']>) {
    return { hasSanction: await this.sanctions.hasForReport(reportId) };
  }

  @HandleRpc(sanctionsRpc.listAppeals)
  async listAppeals({ admin }: ParsedRequest<Rpc['listAppeals']>) {
    return { sanctions: await this.sanctions.listAppeals(admin) };
  }
}
