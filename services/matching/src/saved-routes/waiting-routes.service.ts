import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { OfferDraft, WaitingCount } from '@rotadas/contracts/matching/waiting';
import { SavedRouteMirror } from './saved-route-mirror.js';
import type { ComparableOffer } from './domain/comparable-offer.js';
import { ComparableOfferFactory } from './comparable-offer-factory.js';
import { OfferClient } from './offer-client.js';
import { SavedRouteStore } from './store/saved-route.store.js';

/** Smaller counts are 0, so that searches cannot locate one user. */
const COUNTED_FROM = 3;

/** Counts the users whose saved routes an offer fits, on a grid and at any time. */
@Injectable()
export class WaitingRoutesService {
  constructor(
    private readonly client: OfferClient,
    private readonly factory: ComparableOfferFactory,
    private readonly mirror: SavedRouteMirror,
    private readonly routes: SavedRouteStore,
  ) {}

  /** Counts for the draft, otherwise for the live offer. Returns zero if a place is ambiguous. */
  async count(userId: number, draft: OfferDraft | null): Promise<WaitingCount> {
    const offer = draft ? this.fromDraft(userId, draft) : await this.findLive(userId);
    const fitting = offer ? await this.mirror.findFittingOnGrid(offer) : [];
    if (fitting.length < COUNTED_FROM) return { waiting: 0 };
    const open = await this.client.findOpen(await this.routes.findOwners(fitting));
    const waiting = offer?.womenOnly ? await this.client.findWomen([...open]) : open;
    return { waiting: waiting.size < COUNTED_FROM ? 0 : waiting.size };
  }

  private async findLive(userId: number): Promise<ComparableOffer | null> {
    const found = await this.client.find(userId);
    return found && this.factory.fromProviderOnGrid(found.provider, Date.now());
  }

  private fromDraft(userId: number, draft: OfferDraft): ComparableOffer | null {
    try {
      return this.factory.fromDraft(userId, draft, Date.now());
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
