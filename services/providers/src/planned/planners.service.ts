import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import type { Planner, PlannerChange } from './domain/planner.js';
import { PlannerStore } from './store/planner.store.js';

/** Attempts at a change that is refused where another one of the same user came between. */
const ATTEMPTS_MAX = 5;

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
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const change = decide(await this.planners.find(userId));
      if (change.news.length === 0) return change;
      if (await this.planners.save(change)) {
        this.outbox.wake();
        return change;
      }
    }
    throw new DomainError('dependency-away', { retryAfter: 1 });
  }
}
