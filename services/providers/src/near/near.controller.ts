import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { NearStore } from './store/near.store.js';

/** Answers who is near a place. */
@Controller()
export class NearController {
  constructor(private readonly near: NearStore) {}

  @HandleRoute(providersRoutes.near)
  async find(search: ParsedRequest<typeof providersRoutes.near>) {
    return { providers: await this.near.find(search) };
  }
}
