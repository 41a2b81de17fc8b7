import { Controller } from '@nestjs/common';
import { blocksCalls } from '@rotadas/contracts/users/blocks.calls';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

type Calls = typeof blocksCalls;

@Controller()
export class BlocksController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(blocksCalls.listBlocks)
  async listBlocks({ principal: { userId } }: ParsedInput<Calls['listBlocks']>) {
    const { blocks } = await this.rpc.call(blocksRpc.list, { userId });
    return { items: blocks, next: null };
  }

  @HandleCall(blocksCalls.block)
  async block({ principal: { userId }, body }: ParsedInput<Calls['block']>) {
    await this.rpc.call(blocksRpc.block, { userId, blockedId: body.userId });
  }

  @HandleCall(blocksCalls.unblock)
  async unblock({ principal: { userId }, params }: ParsedInput<Calls['unblock']>) {
    await this.rpc.call(blocksRpc.unblock, { userId, blockedId: params.userId });
  }
}
