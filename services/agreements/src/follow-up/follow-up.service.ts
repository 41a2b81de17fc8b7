import { Injectable } from '@nestjs/common';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { OPEN_STATES } from '@rotadas/contracts/agreements/agreement';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { OfflineReason, UnplannedReason } from '@rotadas/contracts/providers/providers.events';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { AgreementChanges } from '../agreements/agreement-changes.js';
import { isSameTrip } from '../agreements/domain/same-trip.js';
import { PeopleService } from '../agreements/people.service.js';
import { AgreementStore } from '../agreements/store/agreement.store.js';
import { NoticeStore } from '../agreements/store/notice.store.js';

/** What follows from a change of an agreement or of its offer. Idempotent: events are repeated. */
@Injectable()
export class FollowUpService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly agreements: AgreementStore,
    private readonly changes: AgreementChanges,
    private readonly outbox: OutboxRelay,
    private readonly notices: NoticeStore,
    private readonly people: PeopleService,
  ) {}

  async afterChange(change: PayloadOf<typeof agreementsEvents.changed>): Promise<void> {
    const { agreementId, offerId, providerId, from, to } = change;
    if (to === 'accepted') await this.withdrawOthers(agreementId);
    // Also if it was never accepted: an acceptance may have failed after its reservation.
    if (!OPEN_STATES.has(to)) await this.rpc.call(providersRpc.release, { offerId, providerId, agreementId });
    if (from === 'accepted' && to === 'cancelled') await this.reportFreedSeats(agreementId);
  }

  /** An account was deleted or suspended. */
  async afterLostAccess(userId: number): Promise<void> {
    await this.withdrawAll({ $or: [{ requesterId: userId }, { providerId: userId }] });
  }

  /** One of two users blocked the other. */
  async afterBlock(userIdA: number, userIdB: number): Promise<void> {
    const both = { $in: [userIdA, userIdB] };
    await this.withdrawAll({ requesterId: both, providerId: both });
    await this.notices.stopReminders(userIdA, userIdB);
  }

  /** A live or planned offer ended. */
  async afterOffer(offerId: number, reason: OfflineReason | UnplannedReason): Promise<void> {
    if (reason === 'started') return;
    if (reason === 'ended' || reason === 'withdrawn') return this.withdrawAll({ offerId }, 'provider');
    if (reason === 'access-lost') return this.withdrawAll({ offerId });
    // Both may meet without the live offer.
    await this.withdrawAll({ offerId, state: 'requested' });
  }

  private async withdrawAll(
    of: Parameters<AgreementStore['listOpen']>[0],
    actor?: 'provider',
  ): Promise<void> {
    for (const { id } of await this.agreements.listOpen(of)) await this.changes.withdraw(id, actor);
  }

  /** No effect if the offer was not full before, or has ended. */
  private async reportFreedSeats(agreementId: number): Promise<void> {
    const cancelled = await this.agreements.find(agreementId);
    if (!cancelled) return;
    const { offerId, providerId, departsAt, quantity } = cancelled;
    const requested = departsAt > Date.now() ? { departureId: offerId } : { providerId };
    const found = await this.rpc.call(providersRpc.findOffer, requested).catch(nullIfUnknown);
    if (!found || found.offer.id !== offerId || found.seatsLeft === null) return;
    if (found.seatsLeft > quantity) return;
    const hiddenIds = await this.people.listHidden(providerId);
    await this.notices.recordFreedSeats(cancelled, found.seatsLeft, hiddenIds);
    this.outbox.wake();
  }

  /** Earlier requests of the requester for the same trip, unless the agreement has ended. */
  private async withdrawOthers(agreementId: number): Promise<void> {
    const accepted = await this.agreements.find(agreementId);
    if (!accepted || !OPEN_STATES.has(accepted.state)) return;
    const { requesterId, acceptedAt } = accepted;
    for (const other of await this.agreements.listOpen({ requesterId, state: 'requested' }))
      if (other.createdAt < (acceptedAt ?? 0) && isSameTrip(accepted, other))
        await this.changes.withdraw(other.id);
  }
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof DomainError && error.code === 'offer-unknown') return null;
  throw error;
}
