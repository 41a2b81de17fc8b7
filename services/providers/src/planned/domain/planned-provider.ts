import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import { endOf } from '../../offers/domain/offer-end.js';
import type { Planner } from './planner.js';

/** What everybody may see of what a user planned: no phone where an offer does not show it. */
export function plannedProviders(planner: Planner): PlannedProvider[] {
  return planner.plans.map(({ offer, changedAt }) => ({
    id: planner.userId,
    fullName: planner.fullName,
    latitude: offer.fromPlace?.latitude ?? null,
    longitude: offer.fromPlace?.longitude ?? null,
    activeService: offer.type,
    serviceFrom: offer.from,
    serviceTo: offer.to,
    serviceDescription: offer.description,
    phone: offer.showPhone ? planner.phone : null,
    at: changedAt,
    endsAt: endOf(offer.duration, offer.departsAt),
    ...detailsOf(offer),
    offerId: offer.id,
    departsAt: offer.departsAt,
  }));
}
