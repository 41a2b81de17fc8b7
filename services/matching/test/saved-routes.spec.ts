import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { setting } from '@rotadas/test-kit/setting';
import { matchedEvents } from './support/matched-events.js';
import { aRideOffer, type ProvidersStandIn, startProvidersStandIn } from './support/providers-stand-in.js';
import { type RunningMatching, startMatching } from './support/running-matching.js';
import { aRoute, savedRouteCalls } from './support/saved-route-calls.js';

const DRAFT = { type: 'companion', from: { name: 'Balıkesir' }, to: { name: 'Bursa' } } as const;

describe('saved routes over NATS', () => {
  let users: UsersStandIn;
  let providers: ProvidersStandIn;
  let matching: RunningMatching;
  let calls: ReturnType<typeof savedRouteCalls>;
  let lastId = 1_000;
  const newId = () => (lastId += 1);

  beforeAll(async () => {
    const nats = setting('NATS_URL');
    users = await startUsersStandIn(nats);
    providers = await startProvidersStandIn(nats);
    matching = await startMatching();
    calls = savedRouteCalls(matching.client);
  });
  afterAll(async () => {
    await matching.stop();
    await Promise.all([users.stop(), providers.stop()]);
  });

  const save = (change: Parameters<typeof aRoute>[0] = {}, userId = newId()) =>
    calls.save(aRoute(change), userId);
  const findEvents = async (offerId: number) =>
    (await matchedEvents(setting('NATS_URL'))).filter(({ offer }) => offer.id === offerId);
  const areNotified = (offerId: number, routes: number[]) =>
    eventually(`${routes.join(', ')} are notified of offer ${offerId}`, async () => {
      const notified = (await findEvents(offerId)).map(({ savedRouteId }) => savedRouteId);
      expect(notified).toEqual(routes);
      return true;
    });

  it('are saved, listed and deleted by their owner', async () => {
    const [owner, stranger] = [newId(), newId()];
    const saved = await save({ days: [1, 5] }, owner);
    expect(saved).toMatchObject({ from: { name: 'Balıkesir' }, days: [1, 5], waiting: true });
    expect(await calls.list(owner)).toEqual([saved]);
    const unknown = { code: 'saved-route-unknown', status: 404 };
    await expect(calls.remove(saved.id, stranger)).rejects.toMatchObject(unknown);
    await calls.remove(saved.id, owner);
    expect(await calls.list(owner)).toEqual([]);
    users.erase(stranger);
    await expect(save({}, stranger)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it('are announced once for each live offer that fits, and counted for its provider', async () => {
    const [owner, later] = [newId(), newId()];
    const first = await save({ to: { name: 'Susurluk' } }, owner);
    const second = await save({ to: { name: 'Çanakkale' } }, later);
    const offer = aRideOffer({ id: newId(), userId: newId(), seats: 2 });
    expect(await calls.countWaiting(offer.userId, DRAFT)).toEqual({ waiting: 1 });
    await providers.goOnline(offer);
    await areNotified(offer.id, [first.id]);
    expect(await calls.countWaiting(offer.userId, null)).toEqual({ waiting: 1 });
    expect(await findEvents(offer.id)).toMatchObject([
      { userId: owner, savedRouteId: first.id, offer: { id: offer.id, seats: 2 } },
    ]);
    await providers.repeat(offer);
    await providers.change({ ...offer, seats: 3 });
    await providers.change({ ...offer, to: 'Çanakkale' });
    await areNotified(offer.id, [first.id, second.id]);
    await calls.remove(first.id, owner);
    await calls.remove(second.id, later);
  });

  it('are announced for planned offers, on their days', async () => {
    const departsAt = Date.parse('2031-06-02T10:00+03:00'); // a Monday
    const [monday] = [await save({ days: [1] }), await save({ days: [2] })];
    const offer = { ...aRideOffer({ id: newId(), userId: newId(), seats: 1 }), departsAt };
    await providers.plan(offer);
    await areNotified(offer.id, [monday.id]);
    expect(await findEvents(offer.id)).toMatchObject([
      { offer: { fullName: 'Mehmet Demir', seats: 1, departsAt } },
    ]);
  });
});
