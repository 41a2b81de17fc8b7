import { Controller } from '@nestjs/common';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Asked } from '../calls/asked.js';
import { HandleCall } from '../calls/handle-call.js';

type Calls = typeof providersCalls;

/** The calls about offers and who is online, but for those of the hot path. */
@Controller()
export class ProvidersController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(providersCalls.createOffer)
  createOffer({ principal: { userId }, body }: Asked<Calls['createOffer']>) {
    const { departsAt, ...offer } = body;
    if (departsAt === undefined) return this.routes.call(providersRoutes.createOffer, { userId, offer });
    return this.routes.call(providersRoutes.planOffer, { userId, offer: { ...offer, departsAt } });
  }

  @HandleCall(providersCalls.listPlanned)
  async listPlanned({ principal }: Asked<Calls['listPlanned']>) {
    const { offers } = await this.routes.call(providersRoutes.ownPlanned, { userId: principal.userId });
    return offers;
  }

  @HandleCall(providersCalls.editPlanned)
  editPlanned({ principal, params, body }: Asked<Calls['editPlanned']>) {
    const plan = { userId: principal.userId, offerId: params.id, offer: body };
    return this.routes.call(providersRoutes.editPlanned, plan);
  }

  @HandleCall(providersCalls.withdrawPlanned)
  async withdrawPlanned({ principal, params }: Asked<Calls['withdrawPlanned']>) {
    const plan = { userId: principal.userId, offerId: params.id };
    await this.routes.call(providersRoutes.withdrawPlanned, plan);
  }

  @HandleCall(providersCalls.editOffer)
  editOffer({ principal, body }: Asked<Calls['editOffer']>) {
    return this.routes.call(providersRoutes.editOffer, { userId: principal.userId, offer: body });
  }

  @HandleCall(providersCalls.setStatus)
  setStatus({ principal, body }: Asked<Calls['setStatus']>) {
    return this.routes.call(providersRoutes.setStatus, { userId: principal.userId, status: body });
  }
}
