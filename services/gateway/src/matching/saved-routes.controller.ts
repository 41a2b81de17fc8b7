import { Controller } from '@nestjs/common';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { savedRoutesRpc } from '@rotadas/contracts/matching/saved-routes.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';

type Calls = typeof savedRoutesCalls;

@Controller()
export class SavedRoutesController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(savedRoutesCalls.saveRoute)
  save({ principal: { userId }, body }: CallInput<Calls['saveRoute']>) {
    return this.rpc.call(savedRoutesRpc.save, { userId, route: body });
  }

  @HandleCall(savedRoutesCalls.listSavedRoutes)
  async list({ principal: { userId } }: CallInput<Calls['listSavedRoutes']>) {
    return (await this.rpc.call(savedRoutesRpc.list, { userId })).routes;
  }

  @HandleCall(savedRoutesCalls.removeSavedRoute)
  async remove({ principal: { userId }, params }: CallInput<Calls['removeSavedRoute']>) {
    await this.rpc.call(savedRoutesRpc.remove, { userId, savedRouteId: params.id });
  }

  @HandleCall(savedRoutesCalls.countWaiting)
  countWaiting({ principal: { userId }, query }: CallInput<Calls['countWaiting']>) {
    return this.rpc.call(savedRoutesRpc.countWaiting, { userId, draft: query.draft });
  }
}
