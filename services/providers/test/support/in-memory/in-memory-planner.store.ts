import { settlePlans } from '../../../src/planned/domain/change-plans.js';
import {
  emptyPlanner,
  type Planner,
  type PlannerChange,
  type PlanEvent,
} from '../../../src/planned/domain/planner.js';
import type { PlannerStore } from '../../../src/planned/store/planner.store.js';

/** Rejects a write that is not based on the current revision. */
export class InMemoryPlannerStore implements Pick<PlannerStore, keyof PlannerStore> {
  /** Oldest first. */
  readonly events: PlanEvent[] = [];
  private readonly planners = new Map<number, Planner>();

  async find(userId: number): Promise<Planner> {
    return this.planners.get(userId) ?? emptyPlanner(userId);
  }

  async findPage(afterId: number, limit: number): Promise<Planner[]> {
    const found = [...this.planners.values()].filter(
      ({ userId, plans }) => userId > afterId && plans.length > 0,
    );
    return found.toSorted((one, other) => one.userId - other.userId).slice(0, limit);
  }

  async findUnsettled(now: number, afterId: number, limit: number): Promise<number[]> {
    const found = (await this.findPage(afterId, Infinity)).filter(
      (planner) => settlePlans(planner, now).events.length > 0,
    );
    return found.map(({ userId }) => userId).slice(0, limit);
  }

  async save({ next, events }: PlannerChange): Promise<boolean> {
    if ((this.planners.get(next.userId)?.revision ?? 0) !== next.revision) return false;
    this.planners.set(next.userId, { ...next, revision: next.revision + 1 });
    this.events.push(...events);
    return true;
  }
}
