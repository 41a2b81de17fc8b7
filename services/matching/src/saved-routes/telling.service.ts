import { Injectable } from '@nestjs/common';
import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { CurrentRoutes } from './current-routes.service.js';
import type { PassingOffer } from './domain/passing-offer.js';
import { PassingOffers } from './domain/passing-offers.js';
import { LiveOffers } from './live-offers.service.js';
import { routeMatchedEvent, type ToldOffer } from './store/route-matched-event.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import { ToldCounts } from './told-counts.js';

/**
 * How long a plan has to remain unchanged before it is announced, ms: what is withdrawn or
 * corrected by then notifies nobody.
 */
export const PLAN_SETTLED_AFTER_MS = 60_000;

/**
 * Tells whoever saved a route of an offer that fits it, once for each route and offer, whichever
 * copy of the service does it and however often it begins anew.
 */
@Injectable()
export class TellingService {
  constructor(
    private readonly live: LiveOffers,
    private readonly offers: PassingOffers,
    private readonly current: CurrentRoutes,
    private readonly routes: SavedRouteStore,
    private readonly outbox: OutboxRelay,
    private readonly counts: ToldCounts,
  ) {}

  /**
   * Tells of the offer with which a user is online; does nothing where that is another one by now,
   * since another event tells of that.
   */
  async tellLive(userId: number, offerId: number): Promise<void> {
    const found = await this.live.find(userId);
    if (found?.offer.id !== offerId) return;
    const { provider } = found;
    await this.tell(this.offers.ofProvider(provider, Date.now()), toldOf(offerId, provider, null));
  }

  /**
   * Announces an offer that a user planned; does nothing if it was withdrawn, or changed within
   * PLAN_SETTLED_AFTER_MS, since another event announces the change.
   */
  async tellPlanned(userId: number, offerId: number): Promise<void> {
    const provider = await this.live.findPlanned(userId, offerId);
    if (!provider || provider.at > Date.now() - PLAN_SETTLED_AFTER_MS) return;
    const { departsAt } = provider;
    await this.tell(this.offers.ofPlanned(provider), toldOf(offerId, provider, departsAt));
  }

  private async tell(passing: PassingOffer, offer: ToldOffer): Promise<void> {
    const fits = await this.current.fitting(passing);
    if (fits.length === 0) return;
    const detours = new Map(fits.map(({ id, detourMetres }) => [id, detourMetres]));
    const found = await this.routes.findAmong([...detours.keys()]);
    const events = found.map((route) => {
      const detour = detours.get(route.id) ?? null;
      detours.delete(route.id);
      return { id: route.id, event: routeMatchedEvent(route, offer, detour) };
    });
    this.current.forget([...detours.keys()]); // whatever was not found is deleted
    this.counts.told += await this.routes.tell(offer.id, events);
    this.outbox.wake();
  }
}

function toldOf(id: number, provider: ActiveProvider | PlannedProvider, departsAt: number | null): ToldOffer {
  const { id: userId, fullName, activeService: type, serviceFrom: from, serviceTo: to } = provider;
  return { id, userId, fullName, type, from, to, ...detailsOf(provider), departsAt };
}
