import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  DEPARTURE_FAULTS,
  DEPARTURE_WAIT_MS,
  PLANNED_AHEAD_MAX_MS,
} from '@rotadas/contracts/providers/planned-offer';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/with-collection';
import { promoteJob } from './support/promote-job.js';
import { ANKARA, anOffer, aPlan } from './support/provider-calls.js';
import { startProviders } from './support/running-providers.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const UNKNOWN = { code: 'planned-offer-unknown', status: 404 };
const START = { id: 'province-6', latitude: 39.92, longitude: 32.85 };

describe('offers that depart later', () => {
  let testBed: TestBed;
  let nats: NatsConnection;
  const told: { subject: string; payload: { userId: number; offerId: number; reason?: string } }[] = [];

  const ids = new Set<string>();

  beforeAll(async () => {
    testBed = await startTestBed();
    nats = await connect({ servers: testBed.addresses.nats });
    const { offerPlanned, offerUnplanned, departureDue } = providersEvents;
    for (const { subject, payload } of [offerPlanned, offerUnplanned, departureDue]) {
      nats.subscribe(subject, {
        callback: (_, message) => {
          const event = EventMessage.parse(message.json());
          if (ids.has(event.id)) return; // two copies relayed it; JetStream knows that by its id too
          ids.add(event.id);
          told.push({ subject, payload: payload.parse(event.payload) });
        },
      });
    }
    await nats.flush();
    await testBed.providers.events.ensure(usersEvents.profileChanged.stream);
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const toldOf = (offerId: number) =>
    told
      .filter(({ payload }) => payload.offerId === offerId)
      .map(({ subject, payload }) =>
        [subject.split('.').at(-1), ...(payload.reason ? [payload.reason] : [])].join(' '),
      );
  const isTold = (offerId: number, ...news: string[]) =>
    eventually(`${news.join(', ')} is told`, async () => toldOf(offerId).join() === news.join());
  /** Sets the only planned offer of a user `ago` ms into the past, as if the time had passed. */
  const departed = (userId: number, ago: number) =>
    withCollection(testBed.addresses.mongodb, 'planners', (planners) =>
      planners.updateOne({ _id: userId }, { $set: { 'plans.0.offer.departsAt': Date.now() - ago } }),
    );
  const settle = (userId: number) =>
    promoteJob(
      testBed.redis,
      ({ name, data }) => name === 'settle-plans' && JSON.stringify(data) === `{"userId":${userId}}`,
    );
  const sweep = () => promoteJob(testBed.redis, ({ name }) => name === 'sweep');

  it('are planned, listed to their provider and to others, and not on the map', async () => {
    const { id, fullName } = testBed.users.add();
    const plan = aPlan({ fromPlace: START, seats: 2 });
    const offer = await testBed.plan(id, plan);
    expect(offer).toMatchObject({ ...plan, userId: id, isActive: false });
    expect(await testBed.ownPlanned(id)).toEqual([offer]);
    const { latitude, longitude } = START;
    const seen = {
      id,
      fullName,
      offerId: offer.id,
      departsAt: plan.departsAt,
      seats: 2,
      latitude,
      longitude,
    };
    expect(await testBed.plannedBy(id)).toMatchObject([seen]);
    expect((await testBed.plannedPage(id - 1, 1)).providers).toMatchObject([seen]);
    expect(await testBed.listed(id)).toBeUndefined();
    expect(await testBed.status(id)).toMatchObject({ isOnline: false });
    await expect(testBed.goOnlineAgain(id)).rejects.toMatchObject({ code: 'offer-missing' });
    await isTold(offer.id, 'offer-planned');
  });

  it('are listed page by page', async () => {
    const users = [testBed.users.add(), testBed.users.add(), testBed.users.add()];
    for (const { id } of users) await testBed.plan(id);
    const [first = 0, second, third] = users.map(({ id }) => id);
    const page = await testBed.plannedPage(first - 1, 2);
    expect(page.providers.map(({ id }) => id)).toEqual([first, second]);
    expect(page.nextAfterId).toBe(second);
    const rest = await testBed.plannedPage(second ?? 0, 2);
    expect(rest.providers.map(({ id }) => id)).toEqual([third]);
    expect(rest.nextAfterId).toBeNull();
  });

  it.each([
    ['in the past', () => Date.now() - 60_000, DEPARTURE_FAULTS.past],
    ['in 8 days', () => Date.now() + PLANNED_AHEAD_MAX_MS + 86_400_000, DEPARTURE_FAULTS.far],
  ])('are refused %s', async (_, departsAt, text) => {
    const { id } = testBed.users.add();
    await expect(testBed.plan(id, aPlan({ departsAt: departsAt() }))).rejects.toMatchObject({
      code: 'input-invalid',
      details: { 'offer.departsAt': text },
    });
    expect(await testBed.ownPlanned(id)).toEqual([]);
  });

  it('are refused to whoever could not go online with them', async () => {
    const [newcomer, nameless] = [
      testBed.users.add({ termsAccepted: false }),
      testBed.users.add({ phone: null }),
    ];
    await expect(testBed.plan(newcomer.id)).rejects.toMatchObject({ code: 'terms-unaccepted' });
    await expect(testBed.plan(nameless.id)).rejects.toMatchObject({ code: 'profile-incomplete' });
  });

  it('are five at most, also when the fifth and the sixth come at once', async () => {
    const { id } = testBed.users.add();
    for (let count = 0; count < 4; count += 1) await testBed.plan(id);
    const outcomes = await Promise.allSettled([testBed.plan(id), testBed.plan(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(testBed.plan(id)).rejects.toMatchObject({ code: 'planned-offers-full', status: 409 });
    expect(await testBed.ownPlanned(id)).toHaveLength(5);
  });

  it('are changed and withdrawn by their provider alone', async () => {
    const [owner, other] = [testBed.users.add(), testBed.users.add()];
    const offer = await testBed.plan(owner.id);
    const plan = aPlan({ to: 'Karaman', departsAt: offer.departsAt + 60_000 });
    await expect(testBed.editPlanned(other.id, offer.id, plan)).rejects.toMatchObject(UNKNOWN);
    await expect(testBed.withdraw(other.id, offer.id)).rejects.toMatchObject(UNKNOWN);
    const edited = await testBed.editPlanned(owner.id, offer.id, plan);
    expect(edited).toMatchObject({ ...plan, id: offer.id, createdAt: offer.createdAt });
    expect(await testBed.editPlanned(owner.id, offer.id, plan)).toEqual(edited);
    expect(await testBed.withdraw(owner.id, offer.id)).toEqual(edited);
    await expect(testBed.withdraw(owner.id, offer.id)).rejects.toMatchObject(UNKNOWN);
    expect(await testBed.plannedBy(owner.id)).toEqual([]);
    await isTold(offer.id, 'offer-planned', 'offer-planned', 'offer-unplanned withdrawn');
  });

  it('are due once, begin by going online with them, and are planned no more', async () => {
    const { id } = testBed.users.add();
    const offer = await testBed.plan(id, aPlan({ departsAt: Date.now() + 600_000, seats: 3 }));
    await expect(testBed.begin(id, offer.id)).rejects.toMatchObject({ code: 'departure-ahead', status: 409 });
    await departed(id, 1_000);
    await settle(id);
    await isTold(offer.id, 'offer-planned', 'departure-due');
    const status = await testBed.begin(id, offer.id);
    expect(status).toMatchObject({ isOnline: true, offer: { id: offer.id, seats: 3, isActive: true } });
    expect(Object.keys(status.offer ?? {})).not.toContain('departsAt');
    expect(await testBed.listed(id)).toMatchObject({ ...ANKARA, serviceTo: 'Konya', seats: 3 });
    expect(await testBed.ownPlanned(id)).toEqual([]);
    await isTold(offer.id, 'offer-planned', 'departure-due', 'offer-unplanned begun');
    await expect(testBed.begin(id, offer.id)).rejects.toMatchObject(UNKNOWN);
    await expect(testBed.begin(testBed.users.add().id, offer.id)).rejects.toMatchObject(UNKNOWN);
  });

  it('are due on time by themselves', async () => {
    const { id } = testBed.users.add();
    const departsAt = Date.now() + 5_000;
    const offer = await testBed.plan(id, aPlan({ departsAt }));
    await isTold(offer.id, 'offer-planned', 'departure-due');
    expect(Date.now()).toBeGreaterThanOrEqual(departsAt);
  });

  it('take the place of what is on the map', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id, anOffer());
    const offer = await testBed.plan(id);
    expect((await testBed.status(id)).offer).toMatchObject({ type: 'taxi' });
    await departed(id, 1_000);
    expect((await testBed.begin(id, offer.id)).offer?.id).toBe(offer.id);
    expect(await testBed.listed(id)).toMatchObject({ activeService: 'companion' });
  });

  it('lapse when nobody goes online with them in time, though Redis lost the jobs', async () => {
    const { id } = testBed.users.add();
    const offer = await testBed.plan(id);
    await departed(id, DEPARTURE_WAIT_MS + 1_000);
    await sweep();
    await isTold(offer.id, 'offer-planned', 'offer-unplanned lapsed');
    expect(await testBed.ownPlanned(id)).toEqual([]);
    await expect(testBed.begin(id, offer.id)).rejects.toMatchObject(UNKNOWN);
  });

  it('are due once each though a copy of the service is killed at their departure', async () => {
    const second = await startProviders(testBed.addresses);
    const users = [testBed.users.add(), testBed.users.add(), testBed.users.add()];
    const offers = await Promise.all(users.map(({ id }) => testBed.plan(id)));
    for (const { id } of users) await departed(id, 1_000);
    await Promise.all([...users.map(({ id }) => settle(id)), second.crash()]);
    await second.stop();
    await sweep();
    for (const { id } of offers) await isTold(id, 'offer-planned', 'departure-due');
    await sweep();
    const last = await testBed.plan(testBed.users.add().id);
    await isTold(last.id, 'offer-planned');
    for (const { id } of offers) expect(toldOf(id)).toEqual(['offer-planned', 'departure-due']);
  });

  it('show the name that their provider has now', async () => {
    const { id } = testBed.users.add();
    const offer = await testBed.plan(id);
    const change = { userId: id, fullName: 'Yeni Ad', phone: null };
    await testBed.providers.events.publish(outboxEvent(usersEvents.profileChanged, change));
    await eventually('it is shown', async () => (await testBed.plannedBy(id))[0]?.fullName === 'Yeni Ad');
    await isTold(offer.id, 'offer-planned', 'offer-planned');
  });
});
