import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { User } from '@rotadas/contracts/users/user';
import { endOf } from '../expiry/expiry.js';
import type { TimedPosition } from '../presence/marker.js';
import type { ProviderRecord } from '../presence/provider-record.js';
import { MarkerStore } from '../presence/store/marker.store.js';
import { ProviderStore } from '../presence/store/provider.store.js';

const ATTEMPTS = 5; // against changes of the same user at the same moment

/** A written change of one provider, with what was there before. */
export interface SessionChange {
  readonly before: ProviderRecord | undefined;
  readonly now: ProviderRecord;
}

/** Begins online sessions, and takes back a change of which a later step failed. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    private readonly providers: ProviderStore,
    private readonly markers: MarkerStore,
  ) {}

  /** `profileAt` is when the user was asked for, ms. */
  async begin({ id, fullName, phone }: User, profileAt: number, offer: Offer): Promise<SessionChange> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const since = Date.now();
      const before = await this.providers.find(id);
      const now = await this.providers.replace(before, {
        userId: id,
        isOnline: true,
        fullName,
        phone,
        profileAt,
        since,
        endsAt: endOf(offer.duration, since),
        offer: { ...offer, isActive: true },
      });
      if (now) return { before, now };
    }
    throw new DomainError('dependency-away', { retryAfter: 1 });
  }

  /**
   * Restores what was before, in a session of its own, so that what a lost step may still do is told apart. Where this
   * fails too, MongoDB's word stands, and the next sweep makes Redis follow.
   */
  async takeBack({ before, now }: SessionChange, position?: TimedPosition): Promise<void> {
    try {
      const restored = await this.providers.replace(now, before ?? { ...now, isOnline: false });
      if (!restored) return;
      if (!restored.isOnline) await this.markers.remove(restored.userId, restored.session);
      else if (position) await this.markers.put(restored, position);
    } catch (error) {
      this.logger.warn(
        { err: error, userId: now.userId },
        'A change was taken back in part; the sweep completes it',
      );
    }
  }
}
