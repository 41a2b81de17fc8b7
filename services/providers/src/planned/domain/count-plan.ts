import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { secondsToNextTurkishDay, turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import { PLANS_PER_DAY } from '@rotadas/contracts/providers/planned-offer';
import type { Planner } from './planner.js';

/**
 * Counts one more planned offer of the day, also if it is withdrawn later; throws
 * `plans-of-day-exceeded`.
 */
export function countPlan(planner: Planner, now: number): Planner {
  const plannedOn = turkishDay(now);
  const plannedCount = (planner.plannedOn === plannedOn ? planner.plannedCount : 0) + 1;
  if (plannedCount > PLANS_PER_DAY)
    throw new DomainError('plans-of-day-exceeded', { retryAfter: secondsToNextTurkishDay(now) });
  return { ...planner, plannedOn, plannedCount };
}
