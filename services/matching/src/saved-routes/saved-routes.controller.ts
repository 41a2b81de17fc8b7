import { Controller } from '@nestjs/common';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { savedRoutesRpc } from '@rotadas/contracts/matching/saved-routes.rpc';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PLAN_QUIET_MS, RouteMatchNotifier } from './route-match-notifier.js';
import { SavedRoutesService } from './saved-routes.service.js';
import { WaitingRoutesService } from './waiting-routes.service.js';

/** Events of one provider are handled in order. After `ackWaitMs` another instance takes over. */
const OFFER_EVENTS = { orderedBy: ({ userId }: { userId: number }) => userId, ackWaitMs: 3_000 };

@Controller()
export class SavedRoutesController {
  constructor(
    private readonly routes: SavedRoutesService,
    private readonly waiting: WaitingRoutesService,
    private readonly notifier: RouteMatchNotifier,
  ) {}

  @HandleRpc(matchingRpc.resolveRoute)
  async resolveRoute(route: ParsedRequest<typeof matchingRpc.resolveRoute>) {
    return this.routes.resolve(route);
  }

  @HandleRpc(savedRoutesRpc.save)
  save({ userId, route }: ParsedRequest<typeof savedRoutesRpc.save>) {
    return this.routes.save(userId, route);
  }

  @HandleRpc(savedRoutesRpc.list)
  async list({ userId }: ParsedRequest<typeof savedRoutesRpc.list>) {
    return { routes: await this.routes.list(userId) };
  }

  @HandleRpc(savedRoutesRpc.edit)
  edit({ userId, savedRouteId, conditions }: ParsedRequest<typeof savedRoutesRpc.edit>) {
    return this.routes.edit(userId, savedRouteId, conditions);
  }

  @HandleRpc(savedRoutesRpc.remove)
  async remove({ userId, savedRouteId }: ParsedRequest<typeof savedRoutesRpc.remove>) {
    await this.routes.remove(userId, savedRouteId);
    return {};
  }

  @HandleRpc(savedRoutesRpc.countWaiting)
  countWaiting({ userId, draft }: ParsedRequest<typeof savedRoutesRpc.countWaiting>) {
    return this.waiting.count(userId, draft);
  }

  @HandleEvent(providersEvents.wentOnline, OFFER_EVENTS)
  wentOnline({ userId, offerId }: PayloadOf<typeof providersEvents.wentOnline>) {
    return this.notifier.notifyLive(userId, offerId);
  }

  @HandleEvent(providersEvents.offerChanged, OFFER_EVENTS)
  offerChanged({ userId, offerId }: PayloadOf<typeof providersEvents.offerChanged>) {
    return this.notifier.notifyLive(userId, offerId);
  }

  @HandleEvent(providersEvents.offerPlanned, { ...OFFER_EVENTS, minAgeMs: PLAN_QUIET_MS })
  offerPlanned({ userId, offerId }: PayloadOf<typeof providersEvents.offerPlanned>) {
    return this.notifier.notifyPlanned(userId, offerId);
  }
}
