import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { type Share, SHARE_MS_MAX } from '@rotadas/contracts/shares/share';
import type { sharesRpc } from '@rotadas/contracts/shares/shares.rpc';
import { firstName, UNNAMED } from '@rotadas/contracts/users/full-name';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { AgreementsService } from '../agreements/agreements.service.js';
import { estimatedArrival } from '../agreements/domain/agreement-times.js';
import { PeopleService } from '../agreements/people.service.js';
import { AgreementStore } from '../agreements/store/agreement.store.js';
import { type FollowedTrip, tripOfAgreement, tripOfOffer } from './domain/shared-trip.js';
import { newToken, tokenHash } from './domain/share-token.js';
import { ShareEndings } from './share-endings.js';
import { ShareStore } from './store/share.store.js';

@Injectable()
export class SharesService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly agreements: AgreementsService,
    private readonly store: AgreementStore,
    private readonly people: PeopleService,
    private readonly shares: ShareStore,
    private readonly endings: ShareEndings,
  ) {}

  /**
   * `agreementId` is null for the user's live offer. Throws `agreement-unknown`,
   * `trip-not-shareable` or `shares-full`.
   */
  async create(ownerId: number, agreementId: number | null): Promise<ReplyOf<typeof sharesRpc.create>> {
    const trip = await this.requireTrip(ownerId, agreementId);
    const { providerId } = trip;
    const provider = (await this.people.find([providerId])).get(providerId);
    if (!provider) throw new DomainError('trip-not-shareable');
    const token = newToken();
    const createdAt = Date.now();
    const share = await this.shares.add({
      ...trip,
      firstName: firstName(provider.fullName) ?? UNNAMED,
      ownerId,
      hash: tokenHash(token),
      createdAt,
      expiresAt: createdAt + SHARE_MS_MAX,
    });
    await this.endIfTripEnded(ownerId, trip, share.id);
    return { ...share, token };
  }

  list(ownerId: number): Promise<Share[]> {
    return this.shares.listOpen(ownerId, Date.now());
  }

  /** Throws `share-unknown` for an unknown, ended and expired token alike. */
  async open(token: string, isCounted: boolean): Promise<ReplyOf<typeof sharesRpc.open>> {
    const share = await this.shares.open(tokenHash(token), Date.now(), isCounted);
    if (!share) throw new DomainError('share-unknown');
    const { providerId, agreementId, offerId, ...shown } = share;
    const [{ offer, position }, agreement] = await Promise.all([
      this.rpc.call(providersRpc.getStatus, { userId: providerId }),
      agreementId === null ? null : this.store.find(agreementId),
    ]);
    const isOnTrip = offer?.id === offerId;
    return {
      ...shown,
      providerId,
      isOnTrip,
      position: isOnTrip ? position : null,
      arrivesAt: agreement && estimatedArrival(agreement),
    };
  }

  /** The event of an end before the share was stored found nothing to end. */
  private async endIfTripEnded(ownerId: number, before: FollowedTrip, shareId: number): Promise<void> {
    try {
      const { offerId } = await this.requireTrip(ownerId, before.agreementId);
      if (offerId !== before.offerId) throw new DomainError('trip-not-shareable');
    } catch (error) {
      await this.endings.stop(ownerId, shareId);
      throw error;
    }
  }

  private async requireTrip(ownerId: number, agreementId: number | null): Promise<FollowedTrip> {
    const trip = await this.findTrip(ownerId, agreementId);
    if (!trip) throw new DomainError('trip-not-shareable');
    return trip;
  }

  private async findTrip(ownerId: number, agreementId: number | null): Promise<FollowedTrip | null> {
    if (agreementId !== null)
      return tripOfAgreement((await this.agreements.require(ownerId, agreementId)).agreement);
    const { offer } = await this.rpc.call(providersRpc.getStatus, { userId: ownerId });
    return offer && tripOfOffer(offer);
  }
}
