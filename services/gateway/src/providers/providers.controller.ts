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
  createOffer({ principal, body }: Asked<Calls['createOffer']>) {
    return this.routes.call(providersRoutes.createOffer, { userId: principal.userId, offer: body });
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
