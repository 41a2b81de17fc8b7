import { Injectable } from '@nestjs/common';
import type { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { ReplyOf } from '@rotadas/contracts/routing/route';
import { plannedOffers } from './domain/change-plans.js';
import { plannedProviders } from './domain/planned-provider.js';
import { PlannerStore } from './store/planner.store.js';

type Page = ReplyOf<typeof providersRoutes.planned>;

/** Lists what is planned: to its provider, and to who looks for somebody to go with. */
@Injectable()
export class PlannedListService {
  constructor(private readonly planners: PlannerStore) {}

  /** A user's own planned offers, the next departure first. */
  async own(userId: number): Promise<ReplyOf<typeof providersRoutes.ownPlanned>> {
    return { offers: plannedOffers(await this.planners.find(userId)) };
  }

  /** What one user planned, as everybody sees it. */
  async of(userId: number): Promise<Page> {
    return { providers: plannedProviders(await this.planners.find(userId)), nextAfterId: null };
  }

  /** The users who planned something, by id. */
  async owners(afterId: number, limit: number): Promise<number[]> {
    return (await this.planners.findPage(afterId, limit)).map(({ userId }) => userId);
  }

  /** What is planned by a page of users, as everybody sees it. */
  async page(afterId: number, limit: number): Promise<Page> {
    const planners = await this.planners.findPage(afterId, limit);
    const isLast = planners.length < limit;
    return {
      providers: planners.flatMap(plannedProviders),
      nextAfterId: isLast ? null : (planners.at(-1)?.userId ?? null),
    };
  }
}
