import { Controller } from '@nestjs/common';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { savedRoutesRpc } from '@rotadas/contracts/matching/saved-routes.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { WaitingRateLimit } from '../limits/redis-rate-limits.js';

type Calls = typeof savedRoutesCalls;

@Controller()
export class SavedRoutesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly waiting: WaitingRateLimit,
  ) {}

  @HandleCall(savedRoutesCalls.saveRoute)
  saveRoute({ principal: { userId }, body }: ParsedInput<Calls['saveRoute']>) {
    return this.rpc.call(savedRoutesRpc.save, { userId, route: body });
  }

  @HandleCall(savedRoutesCalls.listSavedRoutes)
  async listSavedRoutes({ principal: { userId } }: ParsedInput<Calls['listSavedRoutes']>) {
    return (await this.rpc.call(savedRoutesRpc.list, { userId })).routes;
  }

  @HandleCall(savedRoutesCalls.editSavedRoute)
  editSavedRoute({ principal: { userId }, params, body }: ParsedInput<Calls['editSavedRoute']>) {
    return this.rpc.call(savedRoutesRpc.edit, { userId, savedRouteId: params.id, conditions: body });
  }

  @HandleCall(savedRoutesCalls.removeSavedRoute)
  async removeSavedRoute({ principal: { userId }, params }: ParsedInput<Calls['removeSavedRoute']>) {
    await this.rpc.call(savedRoutesRpc.remove, { userId, savedRouteId: params.id });
  }

  @HandleCall(savedRoutesCalls.countWaiting)
  async countWaiting({ principal: { userId }, query }: ParsedInput<Calls['countWaiting']>) {
    await this.waiting.consume(userId);
    return this.rpc.call(savedRoutesRpc.countWaiting, { userId, draft: query.draft });
  }
}
