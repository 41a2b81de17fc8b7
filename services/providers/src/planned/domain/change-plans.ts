import { DomainError } from '@rotadas/contracts/errors/domain-error';
import {
  DEPARTURE_WAIT_MS,
  PLANNED_MAX,
  type PlannedOffer,
  PLANS_PER_DAY,
} from '@rotadas/contracts/providers/planned-offer';
import type { PlannedInput } from '@rotadas/contracts/providers/offer-input';
import type { UnplannedReason } from '@rotadas/contracts/providers/providers.events';
import { editedPlan, isUnchanged } from '../../offers/domain/new-offer.js';
import type { Plan, Planner, PlannerChange, PlanEvent } from './planner.js';
import { secondsToNextTurkishDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';

interface OfferChange extends PlannerChange {
  readonly offer: PlannedOffer;
}

/** `profileAt` is when the profile was read, epoch ms. */
type Profile = Pick<Planner, 'fullName' | 'phone' | 'profileAt'>;

/** Throws `planned-offers-full`. */
export function addPlan(planner: Planner, profile: Profile, offer: PlannedOffer, now: number): OfferChange {
  if (planner.plans.length >= PLANNED_MAX) throw new DomainError('planned-offers-full');
  const plans = [...planner.plans, { offer, changedAt: now, isDue: false }];
  const next = { ...planner, ...newerProfile(planner, profile), plans };
  return { next, events: [{ kind: 'planned', offer }], offer };
}

/** Throws `planned-offer-unknown`. */
export function editPlan(planner: Planner, offerId: number, input: PlannedInput, now: number): OfferChange {
  const before = requirePlan(planner, offerId).offer;
  if (isUnchanged(before, input)) return { next: planner, events: [], offer: before };
  const offer = editedPlan(before, input);
  const plans = planner.plans.map((plan) =>
    plan.offer.id === offerId ? { offer, changedAt: now, isDue: false } : plan,
  );
  return { next: { ...planner, plans }, events: [{ kind: 'planned', offer }], offer };
}

export function withdrawPlan(planner: Planner, offerId: number): OfferChange {
  return removePlan(planner, requirePlan(planner, offerId), 'withdrawn');
}

export function withdrawPlans(planner: Planner): PlannerChange {
  const events = planner.plans.map(
    ({ offer }) => ({ kind: 'unplanned', offer, reason: 'withdrawn' }) as const,
  );
  return { next: { ...planner, plans: [] }, events };
}

/** No change if the offer is not planned. */
export function beginPlan(planner: Planner, offerId: number): PlannerChange {
  const plan = planner.plans.find(({ offer }) => offer.id === offerId);
  return plan ? removePlan(planner, plan, 'begun') : { next: planner, events: [] };
}

export function renamePlanner(planner: Planner, profile: Profile): PlannerChange {
  const next = { ...planner, ...newerProfile(planner, profile) };
  const isOther = next.fullName !== planner.fullName || next.phone !== planner.phone;
  return { next, events: isOther ? planner.plans.map(({ offer }) => ({ kind: 'planned', offer })) : [] };
}

/** Throws `planned-offer-unknown`, also for an offer of another user. */
function requirePlan(planner: Planner, offerId: number): Plan {
  const plan = planner.plans.find(({ offer }) => offer.id === offerId);
  if (!plan) throw new DomainError('planned-offer-unknown');
  return plan;
}

export function plannedOffers({ plans }: Planner): PlannedOffer[] {
  return plans.map(({ offer }) => offer).sort((a, b) => a.departsAt - b.departsAt || a.id - b.id);
}

function removePlan(planner: Planner, { offer }: Plan, reason: UnplannedReason): OfferChange {
  const plans = planner.plans.filter((plan) => plan.offer.id !== offer.id);
  return { next: { ...planner, plans }, events: [{ kind: 'unplanned', offer, reason }], offer };
}

function newerProfile(known: Profile, other: Profile): Profile {
  const { fullName, phone, profileAt } = other.profileAt < known.profileAt ? known : other;
  return { fullName, phone, profileAt };
}

/** Withdrawn offers count too. Throws `plans-of-day-exceeded`. */
export function countPlan(planner: Planner, now: number): Planner {
  const plannedOn = turkishDay(now);
  const plannedCount = (planner.plannedOn === plannedOn ? planner.plannedCount : 0) + 1;
  if (plannedCount > PLANS_PER_DAY)
    throw new DomainError('plans-of-day-exceeded', { retryAfter: secondsToNextTurkishDay(now) });
  return { ...planner, plannedOn, plannedCount };
}

/** When a planned offer that is not started lapses, epoch ms. */
export function lapseTime({ departsAt }: PlannedOffer): number {
  return departsAt + DEPARTURE_WAIT_MS;
}

/** Throws `departure-ahead`; `now` is epoch ms. */
export function requireDeparture({ departsAt }: PlannedOffer, now: number): void {
  if (departsAt > now) throw new DomainError('departure-ahead');
}

/** Marks offers due at their departure, and removes lapsed ones. Idempotent. */
export function settlePlans(planner: Planner, now: number): PlannerChange {
  const events: PlanEvent[] = [];
  const plans: Plan[] = [];
  for (const plan of planner.plans) {
    const { offer } = plan;
    if (lapseTime(offer) <= now) {
      events.push({ kind: 'unplanned', offer, reason: 'lapsed' });
      continue;
    }
    const isNewlyDue = offer.departsAt <= now && !plan.isDue;
    if (isNewlyDue) events.push({ kind: 'due', offer });
    plans.push(isNewlyDue ? { ...plan, isDue: true } : plan);
  }
  return { next: { ...planner, plans }, events };
}
