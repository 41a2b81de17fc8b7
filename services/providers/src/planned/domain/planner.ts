import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { PlannedOffer, PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { UnplannedReason } from '@rotadas/contracts/providers/providers.events';
import { endOf } from '../../offers/domain/offer-end.js';

/** An offer that departs later. */
export interface Plan {
  readonly offer: PlannedOffer;
  /** When it was planned or last changed, epoch ms. */
  readonly changedAt: number;
  /** Whether its provider was told that it departs now. */
  readonly isDue: boolean;
}

/** A user with what it has planned: one record, so that a change of it is one write. */
export interface Planner {
  readonly userId: number;
  /** Grows with every change, so that two at the same moment do not overwrite each other. */
  readonly revision: number;
  readonly fullName: string;
  readonly phone: string | null;
  /** When name and phone were known to be so, epoch ms. */
  readonly profileAt: number;
  readonly plans: readonly Plan[];
  /** The calendar day in Türkiye of the last planning, and how many offers were planned on it. */
  readonly plannedOn: string;
  readonly plannedCount: number;
}

/** What happened to a planned offer, for others to hear. */
export type PlanNews =
  | { readonly kind: 'planned' | 'due'; readonly offer: PlannedOffer }
  | { readonly kind: 'unplanned'; readonly offer: PlannedOffer; readonly reason: UnplannedReason };

/** A planner as it is to be, and what is to be told of that; without news nothing has changed. */
export interface PlannerChange {
  readonly next: Planner;
  readonly news: readonly PlanNews[];
}

/** Who has not planned anything yet, and was never written. */
export function nobodyYet(userId: number): Planner {
  return {
    userId,
    revision: 0,
    fullName: '',
    phone: null,
    profileAt: 0,
    plans: [],
    plannedOn: '',
    plannedCount: 0,
  };
}

/** The public view of planned offers: without the phone if an offer does not show it. */
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
