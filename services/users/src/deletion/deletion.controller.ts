import { Controller } from '@nestjs/common';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { DeletionService } from './deletion.service.js';

@Controller()
export class DeletionController {
  constructor(private readonly deletion: DeletionService) {}

  @HandleRpc(accountsRpc.requestDeletion)
  async requestDeletion({ userId }: ParsedRequest<typeof accountsRpc.requestDeletion>) {
    return { eraseAt: await this.deletion.request(userId) };
  }

  @HandleRpc(accountsRpc.cancelDeletion)
  async cancelDeletion({ userId }: ParsedRequest<typeof accountsRpc.cancelDeletion>) {
    await this.deletion.cancel(userId);
    return {};
  }
}
