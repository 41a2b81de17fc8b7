import { Controller } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';

type Routes = typeof providersRoutes;

/** The only planned offer there is; that of the user 7. */
export const PLANNED: PlannedOffer = { ...anOffer({ id: 12, isActive: false }), departsAt: 9_000 };

function requireOwn(userId: number, offerId: number): void {
  if (userId !== PLANNED.userId || offerId !== PLANNED.id) throw new DomainError('planned-offer-unknown');
}

/** Small answers about planned offers in the place of the providers service. */
@Controller()
export class PlannedStandIn {
  @HandleRoute(providersRoutes.planOffer)
  plan({ userId, offer }: ParsedRequest<Routes['planOffer']>) {
    if (userId !== PLANNED.userId) throw new DomainError('planned-offers-full');
    return { ...PLANNED, ...detailsOf(offer), departsAt: offer.departsAt };
  }

  @HandleRoute(providersRoutes.ownPlanned)
  own({ userId }: ParsedRequest<Routes['ownPlanned']>) {
    return { offers: userId === PLANNED.userId ? [PLANNED] : [] };
  }

  @HandleRoute(providersRoutes.planned)
  all() {
    return { providers: [], nextAfterId: null };
  }

  @HandleRoute(providersRoutes.editPlanned)
  edit({ userId, offerId, offer }: ParsedRequest<Routes['editPlanned']>) {
    requireOwn(userId, offerId);
    return { ...PLANNED, to: offer.to, departsAt: offer.departsAt };
  }

  @HandleRoute(providersRoutes.withdrawPlanned)
  withdraw({ userId, offerId }: ParsedRequest<Routes['withdrawPlanned']>) {
    requireOwn(userId, offerId);
    return PLANNED;
  }
}
