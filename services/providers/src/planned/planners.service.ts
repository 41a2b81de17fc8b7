import { Injectable } from '@nestjs/common';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import type { Planner, PlannerChange } from './domain/planner.js';
import { PlannerStore } from './store/planner.store.js';

/** Changes what a user has planned, one change after the other. */
@Injectable()
export class PlannersService {
  constructor(
    private readonly planners: PlannerStore,
    private readonly outbox: OutboxRelay,
  ) {}

  /**
   * Makes the change that `decide` finds for what is planned now; it may be asked several times.
   * One without news is not written. Throws what `decide` throws.
   */
  async change<Change extends PlannerChange>(
    userId: number,
    decide: (planner: Planner) => Change,
  ): Promise<Change> {
    return retryOnConflict(async () => {
      const change = decide(await this.planners.find(userId));
      if (change.news.length === 0) return change;
      if (!(await this.planners.save(change))) return null;
      this.outbox.wake();
      return change;
    });
  }
}
