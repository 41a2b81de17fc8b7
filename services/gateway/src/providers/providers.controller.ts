import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { OfferInput } from '@rotadas/contracts/providers/offer';
import { StatusInput } from '@rotadas/contracts/providers/provider';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { ZodPipe } from '../input/zod-pipe.js';
import { CurrentPrincipal } from '../sign-in/current-principal.js';
import type { Principal } from '../sign-in/principal.js';
import { SignedIn } from '../sign-in/signed-in.js';

/** The calls about offers and who is online (spec 7). */
@Controller('api')
export class ProvidersController {
  constructor(private readonly routes: RouteClient) {}

  @Post('services')
  @SignedIn()
  createOffer(@CurrentPrincipal() { userId }: Principal, @Body(new ZodPipe(OfferInput)) offer: OfferInput) {
    return this.routes.call(providersRoutes.createOffer, { userId, offer });
  }

  @Post('providers/status')
  @HttpCode(200)
  @SignedIn()
  setStatus(@CurrentPrincipal() { userId }: Principal, @Body(new ZodPipe(StatusInput)) status: StatusInput) {
    return this.routes.call(providersRoutes.setStatus, { userId, status });
  }
}
