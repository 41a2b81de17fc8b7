import { Controller } from '@nestjs/common';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { savedRoutesRoutes } from '@rotadas/contracts/matching/saved-routes.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Asked } from '../calls/asked.js';
import { HandleCall } from '../calls/handle-call.js';

type Calls = typeof savedRoutesCalls;

/** The calls about saved routes. */
@Controller()
export class SavedRoutesController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(savedRoutesCalls.saveRoute)
  save({ principal, body }: Asked<Calls['saveRoute']>) {
    return this.routes.call(savedRoutesRoutes.save, { userId: principal.userId, route: body });
  }

  @HandleCall(savedRoutesCalls.listSavedRoutes)
  async list({ principal }: Asked<Calls['listSavedRoutes']>) {
    const { routes } = await this.routes.call(savedRoutesRoutes.list, { userId: principal.userId });
    return routes;
  }

  @HandleCall(savedRoutesCalls.removeSavedRoute)
  async remove({ principal, params }: Asked<Calls['removeSavedRoute']>) {
    const own = { userId: principal.userId, savedRouteId: params.id };
    await this.routes.call(savedRoutesRoutes.remove, own);
  }

  @HandleCall(savedRoutesCalls.countWaiting)
  countWaiting({ principal, query }: Asked<Calls['countWaiting']>) {
    const { userId } = principal;
    return this.routes.call(savedRoutesRoutes.countWaiting, { userId, draft: query.draft });
  }
}
