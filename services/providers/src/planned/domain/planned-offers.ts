import type { PlannedOffer, PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import { toOfferFields } from '@rotadas/contracts/providers/provider';
import type { UnplannedReason } from '@rotadas/contracts/providers/providers.events';
import { shownRating } from '@rotadas/contracts/primitives/shown-rating';
import { offerEnd } from '../../offers/domain/offer-expiry.js';
import type { Profile } from '../../offers/domain/profile.js';

export interface Plan {
  readonly offer: PlannedOffer;
  /** Epoch ms. */
  readonly changedAt: number;
  /** Whether the provider was notified of the departure. */
  readonly isDue: boolean;
}

/** A user's planned offers in one record, so that a change is one write. */
export interface PlannedOffers extends Profile {
  readonly userId: number;
  /** Version for optimistic locking. */
  readonly revision: number;
  readonly plans: readonly Plan[];
  /** Calendar day in Türkiye that `plannedCount` counts. */
  readonly plannedOn: string;
  readonly plannedCount: number;
}

export type PlanEvent =
  | { readonly kind: 'planned' | 'due'; readonly offer: PlannedOffer }
  | { readonly kind: 'unplanned'; readonly offer: PlannedOffer; readonly reason: UnplannedReason };

/** A change without events writes nothing. */
export interface PlannedOffersChange {
  readonly next: PlannedOffers;
  readonly events: readonly PlanEvent[];
}

export function emptyPlannedOffers(userId: number): PlannedOffers {
  return {
    userId,
    revision: 0,
    fullName: '',
    phone: null,
    rating: 0,
    ratings: 0,
    profileAt: 0,
    plans: [],
    plannedOn: '',
    plannedCount: 0,
  };
}

/** The public view, with the phone only if the offer shows it. */
export function plannedProviders(current: PlannedOffers): PlannedProvider[] {
  return current.plans.map(({ offer, changedAt }) => ({
    id: current.userId,
    fullName: current.fullName,
    latitude: offer.fromPlace?.latitude ?? null,
    longitude: offer.fromPlace?.longitude ?? null,
    phone: offer.showPhone ? current.phone : null,
    at: changedAt,
    endsAt: offerEnd(offer.duration, offer.departsAt),
    ...shownRating(current),
    ...toOfferFields(offer),
    offerId: offer.id,
    departsAt: offer.departsAt,
  }));
}
