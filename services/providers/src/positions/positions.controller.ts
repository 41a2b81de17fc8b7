import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import type { z } from 'zod';
import { PositionsService } from './positions.service.js';

type StorePositions = z.output<typeof providersRoutes.storePositions.request>;

/** Batches of positions, over NATS. */
@Controller()
export class PositionsController {
  constructor(private readonly positions: PositionsService) {}

  @HandleRoute(providersRoutes.storePositions)
  async store({ positions }: StorePositions) {
    return { outcomes: await this.positions.store(positions) };
  }
}
