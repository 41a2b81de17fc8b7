import { jest } from '@jest/globals';
import {
  DEPARTURE_WAIT_MS,
  type PlannedOffer,
  PLANS_PER_DAY,
} from '@rotadas/contracts/providers/planned-offer';
import { aPlan } from '../../test/support/provider-calls.js';
import {
  type ProvidersInMemory,
  providersInMemory,
  UNAVAILABLE,
} from '../../test/support/in-memory/providers-in-memory.js';
import { PlannedService } from './planned.service.js';

const HOUR_MS = 3_600_000;
const UNKNOWN = { code: 'planned-offer-unknown', status: 404 };

describe('PlannedService', () => {
  let service: ProvidersInMemory;
  let planned: PlannedService;
  let userId: number;
  const own = async (id = userId) => (await planned.own(id)).offers;

  beforeEach(async () => {
    service = await providersInMemory();
    planned = service.get(PlannedService);
    userId = service.users.add().id;
  });

  it('plans an offer with the profile of its provider, and schedules its departure and its lapse', async () => {
    const plan = aPlan({ seats: 2 });
    const offer = await planned.plan(userId, plan);
    expect(offer).toMatchObject({ ...plan, userId, isActive: false });
    expect(await own()).toEqual([offer]);
    expect(await service.planners.find(userId)).toMatchObject({ fullName: 'Ayşe Yılmaz' });
    expect(service.planners.news).toEqual([{ kind: 'planned', offer }]);
    expect(service.queue.settlings).toEqual([
      { userId, at: plan.departsAt },
      { userId, at: plan.departsAt + DEPARTURE_WAIT_MS },
    ]);
  });

  it('refuses a user who could not go online', async () => {
    const { id } = service.users.add({ phone: null });
    await expect(planned.plan(id, aPlan())).rejects.toMatchObject({ code: 'profile-incomplete' });
    expect(await own(id)).toEqual([]);
  });

  it('refuses a user who does not exist', async () => {
    await expect(planned.plan(999, aPlan())).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it('plans twenty offers a day at most, withdrawn ones included, and again on the next day', async () => {
    jest.useFakeTimers({
      now: Date.parse('2031-06-02T23:00+03:00'),
      doNotFake: ['nextTick', 'setImmediate'],
    });
    try {
      const planOnce = async () => planned.withdraw(userId, (await planned.plan(userId, aPlan())).id);
      for (let count = 0; count < PLANS_PER_DAY; count += 1) await planOnce();
      const exceeded = { code: 'plans-of-day-exceeded', status: 429, retryAfter: 3_600 };
      await expect(planOnce()).rejects.toMatchObject(exceeded);
      jest.setSystemTime(Date.parse('2031-06-03T00:00+03:00'));
      await expect(planOnce()).resolves.toMatchObject({ userId });
    } finally {
      jest.useRealTimers();
    }
  });

  it('edits an offer, schedules the new departure, and tells nothing if nothing changes', async () => {
    const offer = await planned.plan(userId, aPlan());
    const plan = aPlan({ to: 'Karaman', departsAt: offer.departsAt + 60_000 });
    const edited = await planned.edit(userId, offer.id, plan);
    expect(edited).toMatchObject({ ...plan, id: offer.id, createdAt: offer.createdAt });
    expect(service.queue.settlings).toContainEqual({ userId, at: plan.departsAt });
    expect(await planned.edit(userId, offer.id, plan)).toEqual(edited);
    expect(service.planners.news.map(({ kind }) => kind)).toEqual(['planned', 'planned']);
    expect(service.outbox.wakes).toBe(2);
  });

  it('lets only the provider of an offer edit or withdraw it', async () => {
    const offer = await planned.plan(userId, aPlan());
    const { id: other } = service.users.add();
    await expect(planned.edit(other, offer.id, aPlan())).rejects.toMatchObject(UNKNOWN);
    await expect(planned.withdraw(other, offer.id)).rejects.toMatchObject(UNKNOWN);
    expect(await planned.withdraw(userId, offer.id)).toEqual(offer);
    await expect(planned.withdraw(userId, offer.id)).rejects.toMatchObject(UNKNOWN);
    expect(service.planners.news.at(-1)).toEqual({ kind: 'unplanned', offer, reason: 'withdrawn' });
  });

  it('withdraws everything of a user', async () => {
    await planned.plan(userId, aPlan());
    await planned.plan(userId, aPlan());
    await planned.withdrawAll(userId);
    expect(await own()).toEqual([]);
    expect(service.planners.news.map(({ kind }) => kind)).toEqual([
      ...['planned', 'planned'],
      ...['unplanned', 'unplanned'],
    ]);
  });

  it('shows another name with what is planned', async () => {
    await planned.plan(userId, aPlan());
    await planned.rename(userId, 'Ayşe Demir', null, Date.now() + 1);
    expect(await service.planners.find(userId)).toMatchObject({ fullName: 'Ayşe Demir', phone: null });
  });

  it('plans although the queue is unavailable, since sweeps settle it too', async () => {
    jest.spyOn(service.queue, 'scheduleSettling').mockRejectedValue(UNAVAILABLE);
    const offer = await planned.plan(userId, aPlan());
    expect(await own()).toEqual([offer]);
  });

  it('plans again on what another request wrote meanwhile', async () => {
    const save = service.planners.save.bind(service.planners);
    jest.spyOn(service.planners, 'save').mockImplementationOnce(async (change) => {
      await planned.plan(userId, aPlan());
      return save(change);
    });
    await planned.plan(userId, aPlan());
    expect(await own()).toHaveLength(2);
  });
});

describe('PlannedService, lists', () => {
  let service: ProvidersInMemory;
  let planned: PlannedService;

  beforeEach(async () => {
    service = await providersInMemory();
    planned = service.get(PlannedService);
  });

  it("lists a user's own offers, the next departure first", async () => {
    const { id } = service.users.add();
    const later = await planned.plan(id, aPlan({ departsAt: Date.now() + 2 * HOUR_MS }));
    const sooner = await planned.plan(id, aPlan({ departsAt: Date.now() + HOUR_MS }));
    expect(await planned.own(id)).toEqual({ offers: [sooner, later] });
    expect(await planned.own(999)).toEqual({ offers: [] });
  });

  it('lists the offers of one user as others see them', async () => {
    const { id, fullName } = service.users.add();
    const { id: offerId } = await planned.plan(id, aPlan({ showPhone: false }));
    const { providers, nextAfterId } = await planned.of(id);
    expect(providers).toMatchObject([{ id, fullName, offerId, phone: null }]);
    expect(nextAfterId).toBeNull();
  });

  it('lists all offers page by page', async () => {
    const ids = [1, 2, 3].map(() => service.users.add().id);
    for (const id of ids) await planned.plan(id, aPlan());
    const [first = 0, second = 0, third] = ids;
    const page = await planned.page(first - 1, 2);
    expect(page.providers.map(({ id }) => id)).toEqual([first, second]);
    expect(page.nextAfterId).toBe(second);
    const last = await planned.page(second, 2);
    expect(last.providers.map(({ id }) => id)).toEqual([third]);
    expect(last.nextAfterId).toBeNull();
  });

  it('ends an exactly full last page with an empty one', async () => {
    const { id } = service.users.add();
    await planned.plan(id, aPlan());
    expect((await planned.page(0, 1)).nextAfterId).toBe(id);
    expect(await planned.page(id, 1)).toEqual({ providers: [], nextAfterId: null });
  });
});

describe('PlannedService, departures', () => {
  let service: ProvidersInMemory;
  let departures: PlannedService;
  let userId: number;
  let offer: PlannedOffer;

  beforeEach(async () => {
    jest.useFakeTimers();
    service = await providersInMemory();
    departures = service.get(PlannedService);
    userId = service.users.add().id;
    offer = await departures.plan(userId, aPlan());
  });
  afterEach(() => jest.useRealTimers());

  const news = () => service.planners.news.map((each) => ('reason' in each ? each.reason : each.kind));
  const isPlanned = async () => (await departures.own(userId)).offers.length === 1;

  it('lets an offer depart from its departure on', async () => {
    jest.setSystemTime(offer.departsAt - 1);
    const ahead = { code: 'departure-ahead', status: 409 };
    await expect(departures.departing(userId, offer.id)).rejects.toMatchObject(ahead);
    jest.setSystemTime(offer.departsAt);
    const begun = await departures.departing(userId, offer.id);
    expect(begun).toMatchObject({ id: offer.id, isActive: true });
    expect(Object.keys(begun)).not.toContain('departsAt');
  });

  it("knows no offer of another user's", async () => {
    jest.setSystemTime(offer.departsAt);
    const { id: other } = service.users.add();
    await expect(departures.departing(other, offer.id)).rejects.toMatchObject(UNKNOWN);
    await expect(departures.departing(userId, offer.id + 1)).rejects.toMatchObject(UNKNOWN);
  });

  it('drops an offer that has begun, once', async () => {
    await departures.begun(userId, offer.id);
    await departures.begun(userId, offer.id);
    expect(await isPlanned()).toBe(false);
    expect(news()).toEqual(['planned', 'begun']);
    await expect(departures.departing(userId, offer.id)).rejects.toMatchObject(UNKNOWN);
  });

  it('settles all users whose offers depart', async () => {
    const { id: later } = service.users.add();
    await departures.plan(later, aPlan({ departsAt: offer.departsAt + 1 }));
    jest.setSystemTime(offer.departsAt);
    await departures.settleAll();
    expect(news()).toEqual(['planned', 'planned', 'due']);
    jest.setSystemTime(offer.departsAt + 1);
    await departures.settleAll();
    expect(news()).toEqual(['planned', 'planned', 'due', 'due']);
  });
});
