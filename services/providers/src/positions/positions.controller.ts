import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PositionsService } from './positions.service.js';

@Controller()
export class PositionsController {
  constructor(private readonly positions: PositionsService) {}

  @HandleRpc(providersRpc.storePositions)
  async storePositions({ positions, arrivedAt }: ParsedRequest<typeof providersRpc.storePositions>) {
    return { outcomes: await this.positions.storeBatch(positions, arrivedAt) };
  }
}
