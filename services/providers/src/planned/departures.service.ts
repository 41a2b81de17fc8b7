import { Injectable } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { begunOffer } from '../offers/domain/new-offer.js';
import { beginPlan, planOf } from './domain/change-plans.js';
import { requireDeparture, settlePlans } from './domain/departure.js';
import { PlannersService } from './planners.service.js';
import { PlannerStore } from './store/planner.store.js';

/** Does what the time of planned offers asks for, and lets them begin. */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly planners: PlannersService,
    private readonly store: PlannerStore,
  ) {}

  /** Tells which offers of a user depart now, and drops those that nobody began. */
  async settle(userId: number): Promise<void> {
    await this.planners.change(userId, (planner) => settlePlans(planner, Date.now()));
  }

  /** The same for everybody, in case Redis lost a job. */
  async settleAll(): Promise<void> {
    for (const { userId } of await this.store.findDeparting(Date.now())) await this.settle(userId);
  }

  /**
   * A planned offer that departs now, as it goes on the map. Throws `planned-offer-unknown`, and
   * `departure-ahead` before its time.
   */
  async departing(userId: number, offerId: number): Promise<Offer> {
    const { offer } = planOf(await this.store.find(userId), offerId);
    requireDeparture(offer, Date.now());
    return begunOffer(offer);
  }

  /** Takes an offer that is on the map from what is planned, unless that has happened already. */
  async begun(userId: number, offerId: number): Promise<void> {
    await this.planners.change(userId, (planner) => beginPlan(planner, offerId));
  }
}
