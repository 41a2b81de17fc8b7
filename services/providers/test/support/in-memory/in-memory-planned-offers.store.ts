import { markDueAndExpire } from '../../../src/planned/domain/change-plans.js';
import {
  emptyPlannedOffers,
  type PlannedOffers,
  type PlannedOffersChange,
  type PlanEvent,
} from '../../../src/planned/domain/planned-offers.js';
import type { PlannedOffersStore } from '../../../src/planned/store/planned-offers.store.js';

/** Rejects a write that is not based on the current revision. */
export class InMemoryPlannedOffersStore implements Pick<PlannedOffersStore, keyof PlannedOffersStore> {
  /** Oldest first. */
  readonly events: PlanEvent[] = [];
  private readonly byUser = new Map<number, PlannedOffers>();

  async find(userId: number): Promise<PlannedOffers> {
    return this.byUser.get(userId) ?? emptyPlannedOffers(userId);
  }

  async findByOffer(offerId: number): Promise<PlannedOffers | null> {
    const all = [...this.byUser.values()];
    return all.find(({ plans }) => plans.some(({ offer }) => offer.id === offerId)) ?? null;
  }

  async findPage(afterId: number, limit: number): Promise<PlannedOffers[]> {
    const found = [...this.byUser.values()].filter(
      ({ userId, plans }) => userId > afterId && plans.length > 0,
    );
    return found.toSorted((one, other) => one.userId - other.userId).slice(0, limit);
  }

  async findUnsettled(now: number, afterId: number, limit: number): Promise<number[]> {
    const found = (await this.findPage(afterId, Infinity)).filter(
      (current) => markDueAndExpire(current, now).events.length > 0,
    );
    return found.map(({ userId }) => userId).slice(0, limit);
  }

  async save({ next, events }: PlannedOffersChange): Promise<boolean> {
    if ((this.byUser.get(next.userId)?.revision ?? 0) !== next.revision) return false;
    this.byUser.set(next.userId, { ...next, revision: next.revision + 1 });
    this.events.push(...events);
    return true;
  }
}
