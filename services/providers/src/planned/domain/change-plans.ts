import { DomainError } from '@rotadas/contracts/errors/domain-error';
import {
  DEPARTURE_WAIT_MS,
  PLANNED_MAX,
  type PlannedOffer,
  PLANS_PER_DAY,
} from '@rotadas/contracts/providers/planned-offer';
import type { PlannedInput } from '@rotadas/contracts/providers/offer-input';
import type { UnplannedReason } from '@rotadas/contracts/providers/providers.events';
import { editedPlan, isUnchanged, withTaken } from '../../offers/domain/new-offer.js';
import { hasSamePublicFields, newerProfile, type Profile } from '../../offers/domain/profile.js';
import type { Plan, PlannedOffers, PlannedOffersChange, PlanEvent } from './planned-offers.js';
import { secondsToNextTurkishDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';

interface OfferChange extends PlannedOffersChange {
  readonly offer: PlannedOffer;
}

/** Throws `planned-offers-full`. */
export function addPlan(
  current: PlannedOffers,
  profile: Profile,
  offer: PlannedOffer,
  now: number,
): OfferChange {
  if (current.plans.length >= PLANNED_MAX) throw new DomainError('planned-offers-full');
  const plans = [...current.plans, { offer, changedAt: now, isDue: false }];
  const next = { ...current, ...newerProfile(current, profile), plans };
  return { next, events: [{ kind: 'planned', offer }], offer };
}

/** Throws `planned-offer-unknown` and `offer-reserved`. */
export function editPlan(
  current: PlannedOffers,
  offerId: number,
  input: PlannedInput,
  now: number,
): OfferChange {
  const before = requirePlan(current, offerId).offer;
  if (isUnchanged(before, input)) return { next: current, events: [], offer: before };
  const offer = editedPlan(before, input);
  const plans = current.plans.map((plan) =>
    plan.offer.id === offerId ? { offer, changedAt: now, isDue: false } : plan,
  );
  return { next: { ...current, plans }, events: [{ kind: 'planned', offer }], offer };
}

/** No change if the offer is not planned, or is shown so already. */
export function setPlanTaken(current: PlannedOffers, offerId: number, taken: number): PlannedOffersChange {
  const plan = current.plans.find(({ offer }) => offer.id === offerId);
  const offer = plan && withTaken(plan.offer, taken);
  if (!offer) return { next: current, events: [] };
  const plans = current.plans.map((each) => (each === plan ? { ...plan, offer } : each));
  return { next: { ...current, plans }, events: [{ kind: 'planned', offer }] };
}

export function withdrawPlan(current: PlannedOffers, offerId: number): OfferChange {
  return removePlan(current, requirePlan(current, offerId), 'withdrawn');
}

/** All of them by default. */
export function revokePlans(
  current: PlannedOffers,
  isRevoked: (offer: PlannedOffer) => boolean = () => true,
): PlannedOffersChange {
  const plans = current.plans.filter(({ offer }) => !isRevoked(offer));
  const events = listOffers(current)
    .filter(isRevoked)
    .map((offer) => ({ kind: 'unplanned', offer, reason: 'access-lost' }) as const);
  return { next: { ...current, plans }, events };
}

/** No change if the offer is not planned. */
export function startPlan(current: PlannedOffers, offerId: number): PlannedOffersChange {
  const plan = current.plans.find(({ offer }) => offer.id === offerId);
  return plan ? removePlan(current, plan, 'started') : { next: current, events: [] };
}

export function updateProfile(current: PlannedOffers, profile: Profile): PlannedOffersChange {
  const next = { ...current, ...newerProfile(current, profile) };
  if (hasSamePublicFields(next, current)) return { next, events: [] };
  return { next, events: current.plans.map(({ offer }) => ({ kind: 'planned', offer })) };
}

/** Throws `planned-offer-unknown`, also for an offer of another user. */
function requirePlan(current: PlannedOffers, offerId: number): Plan {
  const plan = current.plans.find(({ offer }) => offer.id === offerId);
  if (!plan) throw new DomainError('planned-offer-unknown');
  return plan;
}

export function listOffers({ plans }: PlannedOffers): PlannedOffer[] {
  return plans.map(({ offer }) => offer).sort((a, b) => a.departsAt - b.departsAt || a.id - b.id);
}

function removePlan(current: PlannedOffers, { offer }: Plan, reason: UnplannedReason): OfferChange {
  const plans = current.plans.filter((plan) => plan.offer.id !== offer.id);
  return { next: { ...current, plans }, events: [{ kind: 'unplanned', offer, reason }], offer };
}

/** Withdrawn offers count too. Throws `daily-plan-limit-reached`. */
export function countPlan(current: PlannedOffers, now: number): PlannedOffers {
  const plannedOn = turkishDay(now);
  const plannedCount = (current.plannedOn === plannedOn ? current.plannedCount : 0) + 1;
  if (plannedCount > PLANS_PER_DAY)
    throw new DomainError('daily-plan-limit-reached', { retryAfter: secondsToNextTurkishDay(now) });
  return { ...current, plannedOn, plannedCount };
}

/** When a planned offer that is not started expires, epoch ms. */
export function expiryTime({ departsAt }: PlannedOffer): number {
  return departsAt + DEPARTURE_WAIT_MS;
}

/** Throws `departure-ahead`; `now` is epoch ms. */
export function requireDeparture({ departsAt }: PlannedOffer, now: number): void {
  if (departsAt > now) throw new DomainError('departure-ahead');
}

/** Marks offers due at their departure, and removes expired ones. Idempotent. */
export function markDueAndExpire(current: PlannedOffers, now: number): PlannedOffersChange {
  const events: PlanEvent[] = [];
  const plans: Plan[] = [];
  for (const plan of current.plans) {
    const { offer } = plan;
    if (expiryTime(offer) <= now) {
      events.push({ kind: 'unplanned', offer, reason: 'expired' });
      continue;
    }
    const isNewlyDue = offer.departsAt <= now && !plan.isDue;
    if (isNewlyDue) events.push({ kind: 'due', offer });
    plans.push(isNewlyDue ? { ...plan, isDue: true } : plan);
  }
  return { next: { ...current, plans }, events };
}
