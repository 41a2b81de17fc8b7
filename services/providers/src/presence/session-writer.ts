import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import type { ReceivedPosition } from '../markers/domain/marker.js';
import { applyEdit, hasSameContent, withTaken } from '../offers/domain/new-offer.js';
import { offerEnd } from '../offers/domain/offer-expiry.js';
import { newerProfile, type Profile } from '../offers/domain/profile.js';
import type { ProviderRecord } from './domain/provider-record.js';
import { OffersService } from '../offers/offers.service.js';
import { ExpiryQueue } from '../offers/store/expiry-queue.js';
import { MarkersService } from '../markers/markers.service.js';
import { ProviderStore } from './store/provider.store.js';

export interface SessionChange {
  /** Null if the user was never online. */
  readonly before: ProviderRecord | null;
  readonly after: ProviderRecord;
}

/** Writes the record, marker and offer of one session; PresenceService decides and reverts. */
@Injectable()
export class SessionWriter {
  private readonly logger = new Logger(SessionWriter.name);

  constructor(
    private readonly providers: ProviderStore,
    private readonly markers: MarkersService,
    private readonly offers: OffersService,
    private readonly expiry: ExpiryQueue,
  ) {}

  /**
   * Keeps a newer known profile. An online provider keeps its `since`: a new session does not count
   * as activity.
   */
  async begin(userId: number, profile: Profile, offer: Offer): Promise<SessionChange> {
    return retryOnConflict(async () => {
      const startedAt = Date.now();
      const before = await this.providers.find(userId);
      const after = await this.providers.replace(before, {
        userId,
        isOnline: true,
        ...(before ? newerProfile(before, profile) : profile),
        since: before?.isOnline ? before.since : startedAt,
        endsAt: offerEnd(offer.duration, startedAt),
        offer: { ...offer, isActive: true },
      });
      return after && { before, after };
    });
  }

  /**
   * Changes the offer in a new session; only a changed duration changes the end. Equal input writes
   * nothing. Throws `provider-offline` and `offer-reserved`.
   */
  async edit(userId: number, input: OfferInput): Promise<SessionChange> {
    return retryOnConflict(async () => {
      const before = await this.providers.find(userId);
      if (!before?.isOnline) throw new DomainError('provider-offline');
      if (hasSameContent(before.offer, input)) return { before, after: before };
      const offer = applyEdit(before.offer, input);
      const isSameDuration = offer.duration === before.offer.duration;
      const endsAt = isSameDuration ? before.endsAt : offerEnd(offer.duration, Date.now());
      const after = await this.providers.replace(before, { ...before, endsAt, offer }, 'offer');
      return after && { before, after };
    });
  }

  /** Null if nothing changes: the offer is not live, or shown so already. */
  async setTaken(userId: number, offerId: number, taken: number): Promise<ProviderRecord | null> {
    const { after } = await retryOnConflict(async () => {
      const before = await this.providers.find(userId);
      const isLive = before?.isOnline && before.offer.id === offerId;
      const offer = isLive ? withTaken(before.offer, taken) : null;
      if (!before || !offer) return { after: null };
      const after = await this.providers.replace(before, { ...before, offer }, 'offer');
      return after && { after };
    });
    return after;
  }

  /**
   * Restores the previous state with the latest profile, in a new session, so that late steps of
   * the failed one are rejected. Never rejects, so that callers throw the original error; if it
   * fails, the next sweep aligns Redis with MongoDB.
   */
  async revert({ before, after }: SessionChange, position: ReceivedPosition | null): Promise<void> {
    try {
      const { restored } = await retryOnConflict(async () => {
        const latest = await this.providers.find(after.userId);
        if (latest?.session !== after.session || latest.isOnline !== after.isOnline)
          return { restored: null };
        const previous = before ?? { ...after, isOnline: false };
        const next = await this.providers.replace(
          latest,
          { ...previous, ...newerProfile(latest, previous) },
          'revert',
        );
        return next && { restored: next };
      });
      if (!restored) return;
      if (!restored.isOnline) {
        await this.markers.remove(restored.userId, restored.session);
        return;
      }
      if (position) await this.putMarker(restored, position);
      await this.applyOffer(restored);
    } catch (error) {
      this.logger.warn(
        { err: error, userId: after.userId },
        'A change was partly reverted; the next sweep completes it',
      );
    }
  }

  /** False if a later session has the marker, or this one has ended. */
  async putMarker(record: ProviderRecord, position: ReceivedPosition): Promise<boolean> {
    const isPut = await this.markers.put(record, position);
    if (isPut) await this.showLatestProfile(record.userId, record);
    return isPut;
  }

  async updateMarker(record: ProviderRecord): Promise<void> {
    await this.markers.updateContent(record);
    await this.showLatestProfile(record.userId, record);
  }

  /** Deactivates the offer of an ended session, and removes its marker. */
  async withdraw(ended: ProviderRecord): Promise<void> {
    await this.applyOffer(ended);
    await this.markers.remove(ended.userId, ended.session);
  }

  /** No effect if a newer profile is known. */
  async updateProfile(userId: number, profile: Profile): Promise<void> {
    if (!(await this.providers.updateProfile(userId, profile))) return;
    await this.markers.updateProfile(userId, profile);
    await this.showLatestProfile(userId, profile);
  }

  /**
   * Schedules the end of a session and stores its offer, active while the session is online. Offers
   * have no session number: after writing, reads the record again and repeats for a newer session.
   */
  async applyOffer(record: ProviderRecord): Promise<void> {
    let newest = record;
    await retryOnConflict(async () => {
      const { userId, isOnline, session, endsAt, offer } = newest;
      if (isOnline && endsAt !== null) await this.expiry.schedule({ userId, session }, endsAt);
      if (isOnline) await this.offers.activate(offer);
      else await this.offers.deactivate(offer);
      const latest = await this.providers.find(userId);
      if (!latest || (latest.session === session && latest.isOnline === isOnline)) return 'applied';
      if (isOnline && !latest.isOnline) await this.offers.deactivate(offer);
      newest = latest;
      return null;
    });
  }

  /** After each write of a marker: reads the record again and repeats for a newer profile. */
  private async showLatestProfile(userId: number, shown: Profile): Promise<void> {
    let shownAt = shown.profileAt;
    await retryOnConflict(async () => {
      const latest = await this.providers.find(userId);
      if (!latest || latest.profileAt <= shownAt) return 'shown';
      await this.markers.updateProfile(userId, latest);
      shownAt = latest.profileAt;
      return null;
    });
  }
}
