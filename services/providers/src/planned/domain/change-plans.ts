import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { secondsToNextTurkishDay, turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import {
  DEPARTURE_WAIT_MS,
  PLANNED_MAX,
  type PlannedInput,
  type PlannedOffer,
  PLANS_PER_DAY,
} from '@rotadas/contracts/providers/planned-offer';
import type { UnplannedReason } from '@rotadas/contracts/providers/providers.events';
import { editedPlan, saysSame } from '../../offers/domain/new-offer.js';
import type { Plan, Planner, PlannerChange, PlanNews } from './planner.js';

/** A changed planner, and the planned offer that the change was about. */
interface OfferChange extends PlannerChange {
  readonly offer: PlannedOffer;
}

/** What others see of a planner beside its offers, and when it was so, epoch ms. */
type Profile = Pick<Planner, 'fullName' | 'phone' | 'profileAt'>;

/** Plans one more offer; throws `planned-offers-full`. */
export function addPlan(planner: Planner, profile: Profile, offer: PlannedOffer, now: number): OfferChange {
  if (planner.plans.length >= PLANNED_MAX) throw new DomainError('planned-offers-full');
  const plans = [...planner.plans, { offer, changedAt: now, isDue: false }];
  const next = { ...planner, ...newerOf(planner, profile), plans };
  return { next, news: [{ kind: 'planned', offer }], offer };
}

/** Changes what a planned offer says, and when it departs; throws `planned-offer-unknown`. */
export function editPlan(planner: Planner, offerId: number, input: PlannedInput, now: number): OfferChange {
  const before = planOf(planner, offerId).offer;
  if (saysSame(before, input)) return { next: planner, news: [], offer: before };
  const offer = editedPlan(before, input);
  const plans = planner.plans.map((plan) =>
    plan.offer.id === offerId ? { offer, changedAt: now, isDue: false } : plan,
  );
  return { next: { ...planner, plans }, news: [{ kind: 'planned', offer }], offer };
}

/** Withdraws an offer; throws `planned-offer-unknown`. */
export function withdrawPlan(planner: Planner, offerId: number): OfferChange {
  return removePlan(planner, planOf(planner, offerId), 'withdrawn');
}

/** Withdraws all that is planned. */
export function withdrawPlans(planner: Planner): PlannerChange {
  const news = planner.plans.map(({ offer }) => ({ kind: 'unplanned', offer, reason: 'withdrawn' }) as const);
  return { next: { ...planner, plans: [] }, news };
}

/** Takes what is on the map from what is planned; nothing changes where it is not planned. */
export function beginPlan(planner: Planner, offerId: number): PlannerChange {
  const plan = planner.plans.find(({ offer }) => offer.id === offerId);
  return plan ? removePlan(planner, plan, 'begun') : { next: planner, news: [] };
}

/** Shows another name and phone with all that is planned, unless it shows newer ones. */
export function renamePlanner(planner: Planner, profile: Profile): PlannerChange {
  const next = { ...planner, ...newerOf(planner, profile) };
  const isOther = next.fullName !== planner.fullName || next.phone !== planner.phone;
  return { next, news: isOther ? planner.plans.map(({ offer }) => ({ kind: 'planned', offer })) : [] };
}

/** One planned offer; throws `planned-offer-unknown` where there is none, or it is another's. */
export function planOf(planner: Planner, offerId: number): Plan {
  const plan = planner.plans.find(({ offer }) => offer.id === offerId);
  if (!plan) throw new DomainError('planned-offer-unknown');
  return plan;
}

/** The planned offers, the next departure first. */
export function plannedOffers({ plans }: Planner): PlannedOffer[] {
  return plans.map(({ offer }) => offer).sort((a, b) => a.departsAt - b.departsAt || a.id - b.id);
}

function removePlan(planner: Planner, { offer }: Plan, reason: UnplannedReason): OfferChange {
  const plans = planner.plans.filter((plan) => plan.offer.id !== offer.id);
  return { next: { ...planner, plans }, news: [{ kind: 'unplanned', offer, reason }], offer };
}

function newerOf(known: Profile, other: Profile): Profile {
  const { fullName, phone, profileAt } = other.profileAt < known.profileAt ? known : other;
  return { fullName, phone, profileAt };
}

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
