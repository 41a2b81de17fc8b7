import { Controller } from '@nestjs/common';
import { sanctionsCalls } from '@rotadas/contracts/sanctions/sanctions.calls';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

type Calls = typeof sanctionsCalls;

@Controller()
export class SanctionsController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(sanctionsCalls.impose)
  impose({ principal: { userId, isAdmin }, params, body }: ParsedInput<Calls['impose']>) {
    const admin = { userId, isAdmin };
    return this.rpc.call(sanctionsRpc.impose, { admin, userId: params.id, sanction: body });
  }

  @HandleCall(sanctionsCalls.lift)
  lift({ principal: { userId, isAdmin }, params }: ParsedInput<Calls['lift']>) {
    return this.rpc.call(sanctionsRpc.lift, { admin: { userId, isAdmin }, sanctionId: params.id });
  }

  @HandleCall(sanctionsCalls.listAppeals)
  async listAppeals({ principal: { userId, isAdmin } }: ParsedInput<Calls['listAppeals']>) {
    const { sanctions } = await this.rpc.call(sanctionsRpc.listAppeals, { admin: { userId, isAdmin } });
    return sanctions;
  }

  @HandleCall(sanctionsCalls.decide)
  decide({ principal: { userId, isAdmin }, params, body }: ParsedInput<Calls['decide']>) {
    const admin = { userId, isAdmin };
    return this.rpc.call(sanctionsRpc.decide, { admin, sanctionId: params.id, decision: body });
  }

  @HandleCall(sanctionsCalls.acknowledge)
  async acknowledge({ principal: { userId }, params }: ParsedInput<Calls['acknowledge']>) {
    await this.rpc.call(sanctionsRpc.acknowledge, { userId, sanctionId: params.id });
  }

  @HandleCall(sanctionsCalls.appeal)
  async appeal({ principal: { userId }, params, body }: ParsedInput<Calls['appeal']>) {
    await this.rpc.call(sanctionsRpc.appeal, { userId, sanctionId: params.id, appeal: body });
  }
}
