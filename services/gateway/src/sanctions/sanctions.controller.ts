import { Controller } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Admin } from '@rotadas/contracts/primitives/admin';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { sanctionsCalls } from '@rotadas/contracts/sanctions/sanctions.calls';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { AuditRecorder } from '../audit-log/audit-recorder.js';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { toAdmin } from '../sign-in/principal.js';

type Calls = typeof sanctionsCalls;

@Controller()
export class SanctionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditRecorder,
  ) {}

  @HandleCall(sanctionsCalls.impose)
  async impose({ principal, params: { id: userId }, body }: ParsedInput<Calls['impose']>) {
    const admin = toAdmin(principal);
    if (body.reportId !== undefined) await this.requireReportAbout(userId, body.reportId, admin);
    return this.rpc.call(sanctionsRpc.impose, { admin, userId, sanction: body });
  }

  @HandleCall(sanctionsCalls.lift)
  lift({ principal, params }: ParsedInput<Calls['lift']>) {
    return this.rpc.call(sanctionsRpc.lift, { admin: toAdmin(principal), sanctionId: params.id });
  }

  @HandleCall(sanctionsCalls.listAppeals)
  async listAppeals({ principal }: ParsedInput<Calls['listAppeals']>) {
    await this.audit.record(principal, { kind: 'appeals-viewed', target: '', userId: null });
    return (await this.rpc.call(sanctionsRpc.listAppeals, { admin: toAdmin(principal) })).sanctions;
  }

  @HandleCall(sanctionsCalls.decide)
  decide({ principal, params, body }: ParsedInput<Calls['decide']>) {
    const request = { admin: toAdmin(principal), sanctionId: params.id, decision: body };
    return this.rpc.call(sanctionsRpc.decide, request);
  }

  @HandleCall(sanctionsCalls.acknowledge)
  async acknowledge({ principal: { userId }, params }: ParsedInput<Calls['acknowledge']>) {
    await this.rpc.call(sanctionsRpc.acknowledge, { userId, sanctionId: params.id });
  }

  @HandleCall(sanctionsCalls.appeal)
  async appeal({ principal: { userId }, params, body }: ParsedInput<Calls['appeal']>) {
    await this.rpc.call(sanctionsRpc.appeal, { userId, sanctionId: params.id, appeal: body });
  }

  /** Throws `report-unknown` for a report about someone else, whose author would be notified. */
  private async requireReportAbout(userId: number, reportId: number, admin: Admin): Promise<void> {
    const { about } = await this.rpc.call(reportsRpc.get, { admin, reportId });
    if (about && about.userId !== userId) throw new DomainError('report-unknown');
  }
}
