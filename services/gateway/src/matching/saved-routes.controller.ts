import { Controller } from '@nestjs/common';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { savedRoutesRoutes } from '@rotadas/contracts/matching/saved-routes.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';

type Calls = typeof savedRoutesCalls;

@Controller()
export class SavedRoutesController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(savedRoutesCalls.saveRoute)
  save({ principal: { userId }, body }: CallInput<Calls['saveRoute']>) {
    return this.routes.call(savedRoutesRoutes.save, { userId, route: body });
  }

  @HandleCall(savedRoutesCalls.listSavedRoutes)
  async list({ principal: { userId } }: CallInput<Calls['listSavedRoutes']>) {
    return (await this.routes.call(savedRoutesRoutes.list, { userId })).routes;
  }

  @HandleCall(savedRoutesCalls.removeSavedRoute)
  async remove({ principal: { userId }, params }: CallInput<Calls['removeSavedRoute']>) {
    await this.routes.call(savedRoutesRoutes.remove, { userId, savedRouteId: params.id });
  }

  @HandleCall(savedRoutesCalls.countWaiting)
  countWaiting({ principal: { userId }, query }: CallInput<Calls['countWaiting']>) {
    return this.routes.call(savedRoutesRoutes.countWaiting, { userId, draft: query.draft });
  }
}
