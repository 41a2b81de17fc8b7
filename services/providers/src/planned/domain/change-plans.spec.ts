import {
  DEPARTURE_WAIT_MS,
  type PlannedOffer,
  PLANS_PER_DAY,
} from '@rotadas/contracts/providers/planned-offer';
import type { PlannedInput } from '@rotadas/contracts/providers/offer-input';
import { A_PLANNED_INPUT } from '../../../test/support/builders.js';
import { plannedOffer } from '../../offers/domain/new-offer.js';
import {
  addPlan,
  startPlan,
  countPlan,
  editPlan,
  expiryTime,
  listOffers,
  updateProfile,
  requireDeparture,
  markDueAndExpire,
  revokePlans,
  withdrawPlan,
} from './change-plans.js';
import { emptyPlannedOffers, type PlannedOffers, plannedProviders } from './planned-offers.js';

const profile = { fullName: 'Ayşe Yılmaz', phone: '+905321234567', rating: 0, ratings: 0, profileAt: 100 };
const anOffer = (id: number, change: Partial<PlannedInput> = {}): PlannedOffer =>
  plannedOffer(id, 7, { ...A_PLANNED_INPUT, ...change }, 100);
const planned = (...offers: PlannedOffer[]): PlannedOffers =>
  offers.reduce((current, offer) => addPlan(current, profile, offer, 200).next, emptyPlannedOffers(7));
const unknown = expect.objectContaining({ code: 'planned-offer-unknown', status: 404 });

describe('addPlan', () => {
  it('publishes up to five offers, with the name and phone of their provider', () => {
    const { events } = addPlan(emptyPlannedOffers(7), profile, anOffer(1), 200);
    expect(events).toEqual([{ kind: 'planned', offer: anOffer(1) }]);
    const five = planned(...[1, 2, 3, 4, 5].map((id) => anOffer(id)));
    expect(five).toMatchObject({ userId: 7, ...profile });
    expect(five.plans).toHaveLength(5);
    expect(() => addPlan(five, profile, anOffer(6), 200)).toThrow(
      expect.objectContaining({ code: 'planned-offers-full', status: 409 }),
    );
  });

  it('starts without name, offers and counts', () => {
    expect(emptyPlannedOffers(7)).toMatchObject({
      fullName: '',
      phone: null,
      plans: [],
      plannedOn: '',
      plannedCount: 0,
    });
  });

  it('counts the offers planned on a day in Türkiye, up to the limit', () => {
    const midnight = Date.UTC(2026, 10, 26, 21);
    const day = Array.from({ length: PLANS_PER_DAY }, () => midnight);
    const full = day.reduce(countPlan, { ...emptyPlannedOffers(7), plans: [] });
    expect(full).toEqual({ ...emptyPlannedOffers(7), plannedOn: '2026-11-27', plannedCount: PLANS_PER_DAY });
    const exceeded = expect.objectContaining({ code: 'daily-plan-limit-reached', retryAfter: 3_600 });
    expect(() => countPlan(full, midnight + 23 * 3_600_000)).toThrow(exceeded);
    expect(countPlan(full, midnight + 24 * 3_600_000)).toMatchObject({
      plannedOn: '2026-11-28',
      plannedCount: 1,
    });
  });

  it('lists the next departure first', () => {
    const current = planned(anOffer(3), anOffer(2, { departsAt: 4_000 }), anOffer(1));
    expect(listOffers(current).map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});

describe('editPlan', () => {
  it('publishes the new content, makes the departure due again and keeps other offers', () => {
    const plans = [1, 2].map((id) => ({ offer: anOffer(id), changedAt: 200, isDue: true }));
    const change = { to: 'Karaman', departsAt: 9_000 };
    const { next, events, offer } = editPlan(
      { ...planned(), plans },
      1,
      { ...A_PLANNED_INPUT, ...change },
      300,
    );
    expect(offer).toEqual(anOffer(1, change));
    expect(next.plans).toEqual([{ offer, changedAt: 300, isDue: false }, plans[1]]);
    expect(events).toEqual([{ kind: 'planned', offer }]);
  });

  it('publishes nothing if nothing changes', () => {
    expect(editPlan(planned(anOffer(1)), 1, A_PLANNED_INPUT, 300)).toEqual({
      next: planned(anOffer(1)),
      events: [],
      offer: anOffer(1),
    });
  });

  it('does not find offers of other users', () => {
    expect(() => editPlan(planned(anOffer(1)), 2, A_PLANNED_INPUT, 300)).toThrow(unknown);
    expect(() => withdrawPlan(planned(anOffer(1)), 2)).toThrow(unknown);
  });
});

describe('withdrawPlan and startPlan', () => {
  it('remove an offer once', () => {
    const current = planned(anOffer(1), anOffer(2));
    const { next, events } = withdrawPlan(current, 1);
    expect(next.plans.map(({ offer }) => offer.id)).toEqual([2]);
    expect(events).toEqual([{ kind: 'unplanned', offer: anOffer(1), reason: 'withdrawn' }]);
    const started = startPlan(next, 2);
    expect(started.events).toEqual([{ kind: 'unplanned', offer: anOffer(2), reason: 'started' }]);
    expect(startPlan(started.next, 2).events).toEqual([]);
    expect(startPlan(current, 2).next.plans.map(({ offer }) => offer.id)).toEqual([1]);
  });
});

describe('revokePlans', () => {
  it('removes all offers, and publishes each removal', () => {
    const current = planned(anOffer(1), anOffer(2));
    const events = [1, 2].map((id) => ({ kind: 'unplanned', offer: anOffer(id), reason: 'access-lost' }));
    expect(revokePlans(current)).toEqual({ next: { ...current, plans: [] }, events });
  });
});

describe('updateProfile', () => {
  const other = { ...profile, fullName: 'Ayşe Demir', phone: null, profileAt: 150 };

  it('publishes all planned offers', () => {
    const { next, events } = updateProfile(planned(anOffer(1), anOffer(2)), other);
    expect(next).toMatchObject(other);
    expect(events).toEqual([anOffer(1), anOffer(2)].map((offer) => ({ kind: 'planned', offer })));
  });

  it.each([
    { fullName: 'Ayşe Demir' },
    { phone: null },
    { rating: 5, ratings: 3 },
    { fullName: 'Ayşe Demir', profileAt: 100 },
  ])('publishes a change of one field: %o', (change) => {
    const { next, events } = updateProfile(planned(anOffer(1)), { ...profile, profileAt: 150, ...change });
    expect(next).toMatchObject(change);
    expect(events).toHaveLength(1);
  });

  it('publishes nothing if the profile is older or the same, or nothing is planned', () => {
    const current = planned(anOffer(1));
    expect(updateProfile(current, { ...other, profileAt: 99 })).toEqual({ next: current, events: [] });
    expect(updateProfile(current, { ...profile, profileAt: 150 }).events).toEqual([]);
    expect(updateProfile(emptyPlannedOffers(7), other).events).toEqual([]);
  });
});

describe('plannedProviders', () => {
  it('contains origin, departure and end, and no hidden phone', () => {
    const fromPlace = { id: 'province-6', latitude: 39.92, longitude: 32.85 };
    expect(plannedProviders(planned(anOffer(1, { fromPlace, seats: 2 })))).toEqual([
      {
        id: 7,
        offerId: 1,
        fullName: 'Ayşe Yılmaz',
        latitude: 39.92,
        longitude: 32.85,
        activeService: 'companion',
        serviceFrom: 'Ankara',
        serviceTo: 'Konya',
        serviceDescription: null,
        phone: null,
        at: 200,
        endsAt: 3_605_000,
        departsAt: 5_000,
        seats: 2,
        fromPlace,
      },
    ]);
  });

  it('contains the rating from three ratings on', () => {
    const current = planned(anOffer(1));
    expect(plannedProviders({ ...current, rating: 4.25, ratings: 4 })).toMatchObject([
      { rating: 4.3, ratings: 4 },
    ]);
    expect(plannedProviders({ ...current, rating: 4.25, ratings: 2 })[0]).not.toHaveProperty('rating');
  });

  it('contains a shown phone, and no place if none was chosen', () => {
    expect(plannedProviders(planned(anOffer(1, { showPhone: true, duration: 'always' })))).toMatchObject([
      { phone: profile.phone, latitude: null, longitude: null, endsAt: null },
    ]);
  });
});

describe('markDueAndExpire', () => {
  const offer = plannedOffer(1, 7, A_PLANNED_INPUT, 100);
  const later = plannedOffer(2, 7, { ...A_PLANNED_INPUT, departsAt: 5_001 }, 100);
  const current: PlannedOffers = {
    ...emptyPlannedOffers(7),
    plans: [offer, later].map((each) => ({ offer: each, changedAt: 100, isDue: false })),
  };

  it('publishes nothing before the departure', () => {
    expect(markDueAndExpire(current, 4_999)).toEqual({ next: current, events: [] });
    expect(() => requireDeparture(offer, 4_999)).toThrow(
      expect.objectContaining({ code: 'departure-ahead', status: 409 }),
    );
  });

  it('publishes the departure once', () => {
    const { next, events } = markDueAndExpire(current, 5_000);
    expect(events).toEqual([{ kind: 'due', offer }]);
    expect(next.plans.map(({ isDue }) => isDue)).toEqual([true, false]);
    expect(markDueAndExpire(next, 5_000).events).toEqual([]);
    expect(() => requireDeparture(offer, 5_000)).not.toThrow();
  });

  it('removes an offer that was not started within half an hour, announced or not', () => {
    const expiry = 5_000 + DEPARTURE_WAIT_MS;
    expect(expiryTime(offer)).toBe(expiry);
    const announced = markDueAndExpire(current, 5_001).next;
    expect(markDueAndExpire(announced, expiry - 1).events).toEqual([]);
    const { next, events } = markDueAndExpire(announced, expiry);
    expect(events).toEqual([{ kind: 'unplanned', offer, reason: 'expired' }]);
    expect(next.plans.map((plan) => plan.offer.id)).toEqual([2]);
    expect(markDueAndExpire(current, expiry).events.map(({ kind }) => kind)).toEqual(['unplanned', 'due']);
  });
});
