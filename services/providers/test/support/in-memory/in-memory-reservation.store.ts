import type { ReservationStore } from '../../../src/reservations/store/reservation.store.js';

export class InMemoryReservationStore implements Pick<ReservationStore, keyof ReservationStore> {
  /** Quantities by agreement, by offer. */
  private readonly taken = new Map<number, Map<number, number>>();

  async total(offerId: number): Promise<number> {
    return [...this.of(offerId).values()].reduce((sum, quantity) => sum + quantity, 0);
  }

  async reserve(
    offerId: number,
    { agreementId, quantity }: Parameters<ReservationStore['reserve']>[1],
    capacity: number,
  ): Promise<boolean> {
    const taken = this.of(offerId);
    if (taken.has(agreementId)) return true;
    if ((await this.total(offerId)) + quantity > capacity) return false;
    taken.set(agreementId, quantity);
    return true;
  }

  async release(offerId: number, agreementId: number): Promise<void> {
    this.of(offerId).delete(agreementId);
  }

  private of(offerId: number): Map<number, number> {
    const known = this.taken.get(offerId) ?? new Map<number, number>();
    this.taken.set(offerId, known);
    return known;
  }
}
