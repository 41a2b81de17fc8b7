import { Controller } from '@nestjs/common';
import { casesCalls } from '@rotadas/contracts/cases/cases.calls';
import { casesRpc } from '@rotadas/contracts/cases/cases.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { toAdmin } from '../sign-in/principal.js';

type Calls = typeof casesCalls;

@Controller()
export class CasesController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(casesCalls.list)
  list({ principal, query }: ParsedInput<Calls['list']>) {
    return this.rpc.call(casesRpc.list, { admin: toAdmin(principal), filter: query.filter });
  }

  @HandleCall(casesCalls.take)
  take({ principal, params }: ParsedInput<Calls['take']>) {
    return this.rpc.call(casesRpc.take, { admin: toAdmin(principal), reportId: params.id });
  }
}
