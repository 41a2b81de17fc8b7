import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { DEPARTURE_WAIT_MS, type PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { IndexedOffer } from './domain/offer.js';
import { OfferPlaceResolver } from './offer-place-resolver.js';
import { OfferIndex } from './offer-index.js';

const COUNTRY_CENTRE: Coordinates = { latitude: 39, longitude: 35.2 };

interface KnownPlan {
  readonly planned: PlannedProvider;
  readonly offer: IndexedOffer;
}

/** Adds planned offers at their start. If that is unknown, only names are compared. */
@Injectable()
export class PlannedMirror {
  private readonly plans = new Map<number, Map<number, KnownPlan>>();

  constructor(
    private readonly offers: OfferIndex,
    private readonly resolver: OfferPlaceResolver,
  ) {}

  userIds(): number[] {
    return [...this.plans.keys()];
  }

  put(userId: number, plans: readonly PlannedProvider[]): void {
    const known = this.plans.get(userId) ?? new Map<number, KnownPlan>();
    const kept = new Set(plans.map(({ offerId }) => offerId));
    for (const [offerId, plan] of known) {
      if (kept.has(offerId)) continue;
      known.delete(offerId);
      this.offers.remove(plan.offer);
    }
    for (const planned of plans) known.set(planned.offerId, this.update(known.get(planned.offerId), planned));
    if (known.size > 0) this.plans.set(userId, known);
    else this.plans.delete(userId);
  }

  /** Removes planned offers whose provider did not start in time. */
  expire(now: number): void {
    for (const [userId, known] of this.plans) {
      const plans = [...known.values()].map(({ planned }) => planned);
      const left = plans.filter(({ departsAt }) => departsAt + DEPARTURE_WAIT_MS > now);
      if (left.length < plans.length) this.put(userId, left);
    }
  }

  private update(known: KnownPlan | undefined, planned: PlannedProvider): KnownPlan {
    if (known && isDeepStrictEqual(known.planned, planned)) return known;
    const start = this.findStart(planned);
    const { latitude, longitude } = start ?? this.resolver.findEnd(planned) ?? COUNTRY_CENTRE;
    const shown = { ...planned, latitude, longitude };
    if (!known) return { planned, offer: this.offers.add(shown, start !== null) };
    this.offers.change(known.offer, shown, start !== null);
    return { planned, offer: known.offer };
  }

  private findStart(planned: PlannedProvider): Coordinates | null {
    const { latitude, longitude } = planned;
    return latitude !== null && longitude !== null
      ? { latitude, longitude }
      : this.resolver.findStart(planned);
  }
}
