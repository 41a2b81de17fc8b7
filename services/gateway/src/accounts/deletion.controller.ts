import { Controller } from '@nestjs/common';
import { accountsCalls } from '@rotadas/contracts/accounts/accounts.calls';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { RECENT_SIGN_IN_MS } from '@rotadas/contracts/accounts/deletion';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

type Calls = typeof accountsCalls;

@Controller()
export class DeletionController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(accountsCalls.requestDeletion)
  requestDeletion({ principal: { userId, identity } }: ParsedInput<Calls['requestDeletion']>) {
    if (Date.now() - identity.signedInAt > RECENT_SIGN_IN_MS)
      throw new DomainError('recent-sign-in-required');
    return this.rpc.call(accountsRpc.requestDeletion, { userId });
  }

  @HandleCall(accountsCalls.cancelDeletion)
  async cancelDeletion({ principal: { userId } }: ParsedInput<Calls['cancelDeletion']>) {
    await this.rpc.call(accountsRpc.cancelDeletion, { userId });
  }
}
