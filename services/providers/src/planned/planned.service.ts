import { Injectable, Logger } from '@nestjs/common';
import type { PlannedInput, PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { ExpiryQueue } from '../expiry-queue/store/expiry-queue.js';
import { requireEligible } from '../offers/domain/eligibility.js';
import { OffersService } from '../offers/offers.service.js';
import { addPlan, editPlan, renamePlanner, withdrawPlan, withdrawPlans } from './domain/change-plans.js';
import { countPlan } from './domain/count-plan.js';
import { lapseOf } from './domain/departure.js';
import { PlannersService } from './planners.service.js';

/** Offers that depart later: planning, changing and withdrawing them. */
@Injectable()
export class PlannedService {
  private readonly logger = new Logger(PlannedService.name);

  constructor(
    private readonly users: RouteClient,
    private readonly offers: OffersService,
    private readonly planners: PlannersService,
    private readonly queue: ExpiryQueue,
  ) {}

  /**
   * Plans an offer of somebody who could go online with it now, since name and phone are seen from
   * now on. Throws what going online throws, `planned-offers-full` and `plans-of-day-exceeded`.
   */
  async plan(userId: number, input: PlannedInput): Promise<PlannedOffer> {
    const profileAt = Date.now();
    const user = await this.users.call(usersRoutes.get, { userId });
    requireEligible(user);
    const profile = { fullName: user.fullName, phone: user.phone, profileAt };
    const offer = await this.offers.draftPlan(userId, input);
    await this.planners.change(userId, (planner) => {
      const now = Date.now();
      return addPlan(countPlan(planner, now), profile, offer, now);
    });
    await this.schedule(offer);
    return offer;
  }

  /** Throws `planned-offer-unknown`. */
  async edit(userId: number, offerId: number, input: PlannedInput): Promise<PlannedOffer> {
    const { offer } = await this.planners.change(userId, (planner) =>
      editPlan(planner, offerId, input, Date.now()),
    );
    await this.schedule(offer);
    return offer;
  }

  /** Answers what was planned. Throws `planned-offer-unknown`. */
  async withdraw(userId: number, offerId: number): Promise<PlannedOffer> {
    const { offer } = await this.planners.change(userId, (planner) => withdrawPlan(planner, offerId));
    return offer;
  }

  /** Withdraws all that a user planned. */
  async withdrawAll(userId: number): Promise<void> {
    await this.planners.change(userId, withdrawPlans);
  }

  /** Shows the name and phone that a user has since `profileAt`, epoch ms, with what it planned. */
  async rename(userId: number, fullName: string, phone: string | null, profileAt: number): Promise<void> {
    await this.planners.change(userId, (planner) => renamePlanner(planner, { fullName, phone, profileAt }));
  }

  /** Jobs are for punctuality only: what stands in MongoDB is found by the next sweep as well. */
  private async schedule(offer: PlannedOffer): Promise<void> {
    try {
      for (const at of [offer.departsAt, lapseOf(offer)]) await this.queue.scheduleSettling(offer.userId, at);
    } catch (error) {
      this.logger.warn(
        { err: error, offerId: offer.id },
        'A departure was not scheduled; sweeps look for it',
      );
    }
  }
}
