import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { DEPARTURE_WAIT_MS, type PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { Plan, Planner, PlannerChange, PlanNews } from './planner.js';

/** When a planned offer that was not begun lapses, epoch ms. */
export function lapseOf({ departsAt }: PlannedOffer): number {
  return departsAt + DEPARTURE_WAIT_MS;
}

/** Throws `departure-ahead` where a planned offer departs later than `now`, epoch ms. */
export function requireDeparture({ departsAt }: PlannedOffer, now: number): void {
  if (departsAt > now) throw new DomainError('departure-ahead');
}

/**
 * Does what the time asks for: offers that depart now are due, and those that waited long enough
 * for their provider lapse. Asked again, nothing changes.
 */
export function settlePlans(planner: Planner, now: number): PlannerChange {
  const news: PlanNews[] = [];
  const plans: Plan[] = [];
  for (const plan of planner.plans) {
    const { offer } = plan;
    if (lapseOf(offer) <= now) {
      news.push({ kind: 'unplanned', offer, reason: 'lapsed' });
      continue;
    }
    const isNews = offer.departsAt <= now && !plan.isDue;
    if (isNews) news.push({ kind: 'due', offer });
    plans.push(isNews ? { ...plan, isDue: true } : plan);
  }
  return { next: { ...planner, plans }, news };
}
