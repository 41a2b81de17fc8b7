import { Injectable } from '@nestjs/common';
import type { RequestedOffer } from '@rotadas/contracts/agreements/agreement';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { FoundOffer } from '@rotadas/contracts/providers/providers.rpc';
import { capacityOf } from '../offers/domain/new-offer.js';
import { PlannedService } from '../planned/planned.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { ReservationStore } from './store/reservation.store.js';

interface ReservedOffer {
  readonly offerId: number;
  readonly providerId: number;
}

/** Reserves seats or kg of live and planned offers. */
@Injectable()
export class ReservationsService {
  constructor(
    private readonly presence: PresenceService,
    private readonly planned: PlannedService,
    private readonly reservations: ReservationStore,
  ) {}

  /** Throws `offer-unknown`. */
  async find(requested: RequestedOffer): Promise<FoundOffer> {
    const isLive = 'providerId' in requested;
    const offer = isLive
      ? await this.presence.findLiveOffer(requested.providerId)
      : await this.planned.findOffer(requested.departureId);
    if (!offer) throw new DomainError('offer-unknown');
    const capacity = capacityOf(offer);
    const seatsLeft =
      capacity === null ? null : Math.max(0, capacity - (await this.reservations.total(offer.id)));
    return { offer, isLive, seatsLeft };
  }

  /** Idempotent by agreement. Throws `offer-unknown` or `seats-taken`. */
  async reserve(
    { offerId, providerId }: ReservedOffer,
    agreementId: number,
    quantity: number,
  ): Promise<void> {
    const offer = await this.findOwn({ offerId, providerId });
    if (!offer) throw new DomainError('offer-unknown');
    const capacity = capacityOf(offer) ?? Number.MAX_SAFE_INTEGER;
    const isReserved = await this.reservations.reserve(offerId, { agreementId, quantity }, capacity);
    if (!isReserved) throw new DomainError('seats-taken');
    await this.showTaken(providerId, offer);
  }

  /** Idempotent; the offer may have ended. */
  async release({ offerId, providerId }: ReservedOffer, agreementId: number): Promise<void> {
    await this.reservations.release(offerId, agreementId);
    await this.refresh({ offerId, providerId });
  }

  /** Updates the quantity that the offer shows as taken. Idempotent. */
  async refresh(reserved: ReservedOffer): Promise<void> {
    const offer = await this.findOwn(reserved);
    if (offer) await this.showTaken(reserved.providerId, offer);
  }

  private async showTaken(providerId: number, { id: offerId }: Offer): Promise<void> {
    const taken = await this.reservations.total(offerId);
    await this.presence.setTaken(providerId, offerId, taken);
    await this.planned.setTaken(providerId, offerId, taken);
  }

  private async findOwn({ offerId, providerId }: ReservedOffer): Promise<Offer | null> {
    const live = await this.presence.findLiveOffer(providerId);
    if (live?.id === offerId) return live;
    const offers = await this.planned.listOwn(providerId);
    return offers.find(({ id }) => id === offerId) ?? null;
  }
}
