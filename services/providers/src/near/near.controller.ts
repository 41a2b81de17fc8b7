import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import type { z } from 'zod';
import { NearStore } from './store/near.store.js';

type Near = z.output<typeof providersRoutes.near.request>;

/** Who is near a place, over NATS. */
@Controller()
export class NearController {
  constructor(private readonly near: NearStore) {}

  @HandleRoute(providersRoutes.near)
  async find(search: Near) {
    return { providers: await this.near.find(search) };
  }
}
