import { Controller } from '@nestjs/common';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { BlocksService } from './blocks.service.js';

@Controller()
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @HandleRpc(blocksRpc.block)
  async block({ userId, blockedId }: ParsedRequest<typeof blocksRpc.block>) {
    await this.blocks.block(userId, blockedId);
    return {};
  }

  @HandleRpc(blocksRpc.unblock)
  async unblock({ userId, blockedId }: ParsedRequest<typeof blocksRpc.unblock>) {
    await this.blocks.unblock(userId, blockedId);
    return {};
  }

  @HandleRpc(blocksRpc.list)
  async list({ userId }: ParsedRequest<typeof blocksRpc.list>) {
    return { blocks: await this.blocks.list(userId) };
  }

  @HandleRpc(blocksRpc.listHidden)
  async listHidden({ userIds }: ParsedRequest<typeof blocksRpc.listHidden>) {
    return { hidden: await this.blocks.listHidden(userIds) };
  }
}
