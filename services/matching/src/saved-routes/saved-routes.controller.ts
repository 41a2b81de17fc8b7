import { Controller } from '@nestjs/common';
import { savedRoutesRoutes } from '@rotadas/contracts/matching/saved-routes.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { SavingService } from './saving.service.js';
import { WaitingService } from './waiting.service.js';

type Asked<Name extends keyof typeof savedRoutesRoutes> = ParsedRequest<(typeof savedRoutesRoutes)[Name]>;

/** Answers what the gateway asks of saved routes. */
@Controller()
export class SavedRoutesController {
  constructor(
    private readonly saving: SavingService,
    private readonly waiting: WaitingService,
  ) {}

  @HandleRoute(savedRoutesRoutes.save)
  save({ userId, route }: Asked<'save'>) {
    return this.saving.save(userId, route);
  }

  @HandleRoute(savedRoutesRoutes.list)
  async list({ userId }: Asked<'list'>) {
    return { routes: await this.saving.list(userId) };
  }

  @HandleRoute(savedRoutesRoutes.remove)
  async remove({ userId, savedRouteId }: Asked<'remove'>) {
    await this.saving.remove(userId, savedRouteId);
    return {};
  }

  @HandleRoute(savedRoutesRoutes.countWaiting)
  countWaiting({ userId, draft }: Asked<'countWaiting'>) {
    return this.waiting.count(userId, draft);
  }
}
