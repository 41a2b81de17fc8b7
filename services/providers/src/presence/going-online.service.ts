import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type Coordinates, roundPoint } from '@rotadas/contracts/primitives/coordinates';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { ExpiryQueue } from '../offers/store/expiry-queue.js';
import { LAST_POSITION_MAX_AGE_MS, type ReceivedPosition } from '../markers/domain/marker.js';
import { requireEligible } from '../offers/domain/eligibility.js';
import { type OfferChoice, OffersService } from '../offers/offers.service.js';
import { MarkersService } from '../markers/markers.service.js';
import { toStatus } from './domain/provider-record.js';
import { type SessionChange, SessionsService } from './sessions.service.js';

@Injectable()
export class GoingOnlineService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly offers: OffersService,
    private readonly sessions: SessionsService,
    private readonly markers: MarkersService,
    private readonly expiry: ExpiryQueue,
    private readonly outbox: OutboxRelay,
  ) {}

  /** Without `point` the last position is used. Reverts if a step fails. */
  async goOnline(
    userId: number,
    choice: OfferChoice,
    point: Coordinates | undefined,
  ): Promise<ProviderStatus> {
    const requestedAt = Date.now();
    const [user, active] = await Promise.all([
      this.rpc.call(usersRpc.get, { userId }),
      this.offers.active(userId),
    ]);
    requireEligible(user);
    const offer = await this.offers.choose(userId, choice, active);
    const position = point
      ? { ...roundPoint(point), receivedAt: Date.now() }
      : await this.lastPosition(userId);
    const change = await this.sessions.begin(user, requestedAt, offer);
    try {
      await this.show(change, position);
    } catch (error) {
      await this.sessions.revert(change, position);
      throw error;
    }
    this.outbox.wake();
    return toStatus(change.now, position);
  }

  /** Of this session, or of one that ended within a day. */
  private async lastPosition(userId: number): Promise<ReceivedPosition> {
    const position = await this.markers.findLastPosition(userId);
    if (!position || Date.now() - position.receivedAt >= LAST_POSITION_MAX_AGE_MS) {
      throw new DomainError('position-missing');
    }
    return position;
  }

  private async show({ now }: SessionChange, position: ReceivedPosition): Promise<void> {
    const isShown = await this.markers.put(now, position);
    if (!isShown) return; // the session has ended, or a later one has started
    if (now.endsAt !== null) {
      await this.expiry.schedule({ userId: now.userId, session: now.session }, now.endsAt);
    }
    await this.sessions.storeOffer(now);
  }
}
