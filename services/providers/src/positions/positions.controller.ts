import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { PositionsService } from './positions.service.js';

@Controller()
export class PositionsController {
  constructor(private readonly positions: PositionsService) {}

  @HandleRoute(providersRoutes.storePositions)
  async storePositions({ positions, arrivedAt }: ParsedRequest<typeof providersRoutes.storePositions>) {
    return { outcomes: await this.positions.storeBatch(positions, arrivedAt) };
  }
}
