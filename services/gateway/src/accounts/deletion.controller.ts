import { Controller } from '@nestjs/common';
import { accountsCalls } from '@rotadas/contracts/accounts/accounts.calls';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { requireRecentSignIn } from '../sign-in/principal.js';

type Calls = typeof accountsCalls;

@Controller()
export class DeletionController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(accountsCalls.requestDeletion)
  requestDeletion({ principal }: ParsedInput<Calls['requestDeletion']>) {
    requireRecentSignIn(principal);
    return this.rpc.call(accountsRpc.requestDeletion, { userId: principal.userId });
  }

  @HandleCall(accountsCalls.cancelDeletion)
  async cancelDeletion({ principal: { userId } }: ParsedInput<Calls['cancelDeletion']>) {
    await this.rpc.call(accountsRpc.cancelDeletion, { userId });
  }
}
