import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type Coordinates, roundPoint } from '@rotadas/contracts/primitives/coordinates';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { StatusInput } from '@rotadas/contracts/providers/status-input';
import type { OfflineReason } from '@rotadas/contracts/providers/providers.events';
import { isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { LAST_POSITION_MAX_AGE_MS, type ReceivedPosition } from '../markers/domain/marker.js';
import { MarkerStore } from '../markers/store/marker.store.js';
import type { Profile } from '../offers/domain/profile.js';
import { type OfferChoice, OffersService } from '../offers/offers.service.js';
import { PlannedService } from '../planned/planned.service.js';
import { OFFLINE, type ProviderRecord, toStatus } from './domain/provider-record.js';
import { SessionWriter } from './session-writer.js';
import { ProviderStore } from './store/provider.store.js';

/** If the last position is older, the session starts at the chosen departure place. */
const NEAR_DEPARTURE_MS = 600_000;

/** Goes online, edits the live offer and goes offline; reverts a change if a step fails. */
@Injectable()
export class PresenceService {
  private readonly logger = new Logger(PresenceService.name);

  constructor(
    private readonly providers: ProviderStore,
    private readonly sessions: SessionWriter,
    private readonly offers: OffersService,
    private readonly planned: PlannedService,
    private readonly markers: MarkerStore,
    private readonly outbox: OutboxRelay,
  ) {}

  async getStatus(userId: number): Promise<ProviderStatus> {
    const record = await this.providers.find(userId);
    if (!record?.isOnline) return OFFLINE;
    return toStatus(record, await this.markers.findPosition(userId));
  }

  async getLastOffer(userId: number): Promise<Offer | null> {
    return (await this.providers.find(userId))?.offer ?? null;
  }

  async setStatus(userId: number, status: StatusInput): Promise<ProviderStatus> {
    if (!status.isOnline) {
      await this.goOffline(userId, 'ended');
      return OFFLINE;
    }
    const { latitude, longitude, service, offerId } = status;
    const isPlaced = latitude !== undefined && longitude !== undefined;
    const point = isPlaced ? { latitude, longitude } : undefined;
    if (offerId === undefined) return this.goOnline(userId, { input: service }, point);
    return this.startPlanned(userId, offerId, point);
  }

  async findLiveOffer(userId: number): Promise<Offer | null> {
    const record = await this.providers.find(userId);
    return record?.isOnline ? record.offer : null;
  }

  /** Idempotent; no effect if the offer is not live. */
  async setTaken(userId: number, offerId: number, taken: number): Promise<void> {
    const after = await this.sessions.setTaken(userId, offerId, taken);
    if (!after) return;
    await this.sessions.updateMarker(after);
    await this.sessions.applyOffer(after);
    this.outbox.wake();
  }

  /** Throws `women-only`, `provider-offline` and `offer-reserved`. */
  async editOffer(userId: number, input: OfferInput): Promise<ProviderStatus> {
    await this.offers.requireOffering(userId, input);
    const change = await this.sessions.edit(userId, input);
    const { before, after } = change;
    // A concurrent request may have written the same offer and may still revert it.
    if (after === before) return this.getStatus(userId);
    try {
      await this.offers.requireOffering(userId, input); // again: `endWomenOnly` found the former offer
      await this.sessions.updateMarker(after);
      await this.sessions.applyOffer(after);
    } catch (error) {
      await this.sessions.revert(change, await this.findPosition(userId));
      throw error;
    }
    this.outbox.wake();
    return toStatus(after, await this.findPosition(userId));
  }

  /** No effect if `session` is given and the user is offline or in another session. */
  async goOffline(userId: number, reason: OfflineReason, session?: number): Promise<void> {
    const ended = await this.providers.setOffline(userId, reason, session);
    if (!ended) return session === undefined ? this.confirmOffline(userId, reason) : undefined;
    const after = { ...ended, isOnline: false };
    try {
      await this.sessions.withdraw(after);
    } catch (error) {
      await this.sessions.revert({ before: ended, after }, await this.findPosition(userId));
      throw error;
    }
    this.outbox.wake();
  }

  /**
   * Repeats the steps of the request that ended the session: it may have stopped halfway, or may
   * fail and make the user online again.
   */
  private async confirmOffline(userId: number, reason: OfflineReason): Promise<void> {
    const record = await this.providers.find(userId);
    if (record?.isOnline) return this.goOffline(userId, reason);
    if (record) await this.sessions.withdraw(record);
  }

  async updateProfile(userId: number, profile: Profile): Promise<void> {
    await this.sessions.updateProfile(userId, profile);
    await this.planned.updateProfile(userId, profile);
  }

  /**
   * Ends women-only offers of a user whose profile names another gender now: opening them to all
   * instead is not what their provider chose. Idempotent.
   */
  async endWomenOnly(userId: number): Promise<void> {
    await this.planned.revokeWomenOnly(userId); // first, so that none starts in between
    const record = await this.providers.find(userId);
    if (record?.isOnline && record.offer.womenOnly)
      await this.goOffline(userId, 'access-lost', record.session);
  }

  /** Restores the marker of an online provider. Has no effect if no position is known. */
  async restoreMarker(record: ProviderRecord): Promise<void> {
    const position = await this.markers.findPosition(record.userId);
    if (position) await this.sessions.putMarker(record, position);
  }

  /** Idempotent while the offer is live. Throws `planned-offer-unknown` and `departure-ahead`. */
  private async startPlanned(
    userId: number,
    offerId: number,
    point: Coordinates | undefined,
  ): Promise<ProviderStatus> {
    const planned = await this.planned.findStartable(userId, offerId);
    if (!planned) {
      const status = await this.getStatus(userId);
      if (status.offer?.id !== offerId) throw new DomainError('planned-offer-unknown');
      return status;
    }
    const online = await this.goOnline(userId, { planned }, point);
    await this.planned.markStarted(userId, offerId); // only now, so that a failed start leaves it planned
    return online;
  }

  /**
   * Writes the record, reads the account again, and writes a newer profile, the marker, and the job
   * and the offer, in this order. A revert writes the record of a new session, then removes or
   * restores marker, job and offer.
   */
  private async goOnline(
    userId: number,
    choice: OfferChoice,
    point: Coordinates | undefined,
  ): Promise<ProviderStatus> {
    const { profile, offer } = await this.offers.prepare(userId, choice);
    const position = point ? receivedNow(point) : await this.findStart(userId, choice.planned?.fromPlace);
    const change = await this.sessions.begin(userId, profile, offer);
    try {
      await this.offers.recheck(userId, offer, profile, (latest) =>
        this.sessions.updateProfile(userId, latest),
      );
      // `putMarker` stores nothing if the session has ended or a later one has started.
      if (await this.sessions.putMarker(change.after, position)) await this.sessions.applyOffer(change.after);
    } catch (error) {
      await this.sessions.revert(change, position);
      throw error;
    }
    this.outbox.wake();
    return toStatus(change.after, position);
  }

  /** The last position, also of an ended session; the place of departure if it is likelier. */
  private async findStart(userId: number, departure: Coordinates | undefined): Promise<ReceivedPosition> {
    const last = await this.markers.findLastPosition(userId);
    const maxAge = departure ? NEAR_DEPARTURE_MS : LAST_POSITION_MAX_AGE_MS;
    if (last && Date.now() - last.receivedAt < maxAge) return last;
    if (!departure) throw new DomainError('position-missing');
    return receivedNow(departure);
  }

  /**
   * Null also if it cannot be read, so that a stored change neither fails nor stays without its
   * revert; the next position restores the marker.
   */
  private async findPosition(userId: number): Promise<ReceivedPosition | null> {
    try {
      return await this.markers.findPosition(userId);
    } catch (error) {
      if (!isUnavailable(error)) this.logger.error({ err: error, userId }, 'A position is unreadable');
      return null;
    }
  }
}

const receivedNow = (point: Coordinates): ReceivedPosition => ({
  ...roundPoint(point),
  receivedAt: Date.now(),
});
