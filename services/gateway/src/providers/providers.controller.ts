import { Controller } from '@nestjs/common';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';

type Calls = typeof providersCalls;

@Controller()
export class ProvidersController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(providersCalls.createOffer)
  createOffer({ principal: { userId }, body: { departsAt, ...offer } }: CallInput<Calls['createOffer']>) {
    return departsAt === undefined
      ? this.routes.call(providersRoutes.createOffer, { userId, offer })
      : this.routes.call(providersRoutes.planOffer, { userId, offer: { ...offer, departsAt } });
  }

  @HandleCall(providersCalls.listPlanned)
  async listPlanned({ principal: { userId } }: CallInput<Calls['listPlanned']>) {
    return (await this.routes.call(providersRoutes.ownPlanned, { userId })).offers;
  }

  @HandleCall(providersCalls.editPlanned)
  editPlanned({ principal: { userId }, params, body }: CallInput<Calls['editPlanned']>) {
    return this.routes.call(providersRoutes.editPlanned, { userId, offerId: params.id, offer: body });
  }

  @HandleCall(providersCalls.withdrawPlanned)
  async withdrawPlanned({ principal: { userId }, params }: CallInput<Calls['withdrawPlanned']>) {
    await this.routes.call(providersRoutes.withdrawPlanned, { userId, offerId: params.id });
  }

  @HandleCall(providersCalls.editOffer)
  editOffer({ principal: { userId }, body }: CallInput<Calls['editOffer']>) {
    return this.routes.call(providersRoutes.editOffer, { userId, offer: body });
  }

  @HandleCall(providersCalls.setStatus)
  setStatus({ principal: { userId }, body }: CallInput<Calls['setStatus']>) {
    return this.routes.call(providersRoutes.setStatus, { userId, status: body });
  }
}
