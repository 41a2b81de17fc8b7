import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { OfferDraft, WaitingCount } from '@rotadas/contracts/matching/waiting';
import { SavedRouteMirror } from './saved-route-mirror.service.js';
import { type LocatedOffer, OfferLocator } from './domain/offer-locator.js';
import { LiveOffers } from './live-offers.service.js';
import { SavedRouteStore } from './store/saved-route.store.js';

/** Counts the users whose saved routes an offer fits, without naming them. */
@Injectable()
export class WaitingRoutesService {
  constructor(
    private readonly live: LiveOffers,
    private readonly offers: OfferLocator,
    private readonly mirror: SavedRouteMirror,
    private readonly routes: SavedRouteStore,
  ) {}

  /** Without a draft, for the user's live offer. Zero if a place is ambiguous. */
  async count(userId: number, draft: OfferDraft | null): Promise<WaitingCount> {
    const offer = draft ? this.fromDraft(userId, draft) : await this.findLive(userId);
    const fits = offer ? await this.mirror.findFitting(offer) : [];
    if (fits.length === 0) return { waiting: 0 };
    return { waiting: await this.routes.countOwners(fits.map(({ id }) => id)) };
  }

  private async findLive(userId: number): Promise<LocatedOffer | null> {
    const found = await this.live.find(userId);
    return found && this.offers.fromProvider(found.provider, Date.now());
  }

  private fromDraft(userId: number, draft: OfferDraft): LocatedOffer | null {
    try {
      return this.offers.fromDraft(userId, draft, draft.departsAt ?? Date.now());
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
