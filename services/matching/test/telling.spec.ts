import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { matchedEvents } from './support/matched-events.js';
import { aRideOffer, type ProvidersStandIn, startProvidersStandIn } from './support/providers-stand-in.js';
import { launchMatching, type RunningMatching } from './support/running-matching.js';
import { aRoute, savedRouteCalls } from './support/saved-route-calls.js';

describe('whoever saved a route', () => {
  let nats: PrivateServer;
  let mongodb: PrivateServer;
  let users: UsersStandIn;
  let providers: ProvidersStandIn;
  let matching: RunningMatching;
  let calls: ReturnType<typeof savedRouteCalls>;
  let lastId = 100;
  const newId = () => (lastId += 1);

  beforeAll(async () => {
    [nats, mongodb] = await Promise.all([privateServer('nats'), privateServer('mongodb')]);
    users = await startUsersStandIn(nats.url);
    providers = await startProvidersStandIn(nats.url);
    matching = await launchMatching({ nats: nats.url, mongodb: mongodb.url });
    await matching.ready();
    calls = savedRouteCalls(matching.client);
  });
  afterAll(async () => {
    await matching.stop();
    await Promise.all([users.stop(), providers.stop()]);
    await Promise.all([nats.end(), mongodb.end()]);
  });

  const toldOf = async (offerId: number) =>
    (await matchedEvents(nats.url)).filter(({ offer }) => offer.id === offerId);
  const toldRoutes = async (offerId: number) =>
    (await toldOf(offerId)).map(({ savedRouteId }) => savedRouteId).sort((a, b) => a - b);
  const isTold = (offerId: number, routes: number[]) =>
    eventually(`offer ${offerId} is told to ${routes}`, async () => {
      const told = await toldRoutes(offerId);
      return told.length >= routes.length && routes.every((id) => told.includes(id));
    });
  const save = (change: Parameters<typeof aRoute>[0] = {}, userId = newId()) =>
    calls.save(aRoute(change), userId);
  /** Deletes what a test saved, so that it is not told of the next one's offers. */
  const removeAll = async (...routes: { id: number; userId: number }[]) => {
    for (const { id, userId } of routes) await calls.remove(id, userId);
  };

  it('is told of an offer that fits, with what it says, and nobody else is', async () => {
    const [owner, stranger, provider] = [newId(), newId(), newId()];
    const saved = await save({ to: { name: 'Susurluk' } }, owner);
    const elsewhere = await save({ from: { name: 'Ankara' }, to: { name: 'Konya' } }, stranger);
    const own = await save({}, provider);
    const offer = aRideOffer({
      id: newId(),
      userId: provider,
      seats: 2,
      price: { amount: 150, per: 'person' },
    });
    await providers.goOnline(offer);
    await isTold(offer.id, [saved.id]);
    const { id, userId, type, from, to, seats, price } = offer;
    expect(await toldOf(offer.id)).toEqual([
      {
        userId: owner,
        savedRouteId: saved.id,
        from: 'Balıkesir',
        to: 'Susurluk',
        fromPlace: { id: 'province-10', latitude: expect.any(Number), longitude: expect.any(Number) },
        toPlace: { id: expect.any(String), latitude: expect.any(Number), longitude: expect.any(Number) },
        offer: { id, userId, fullName: 'Ayşe Yılmaz', type, from, to, seats, price, departsAt: null },
        detourMetres: expect.any(Number),
      },
    ]);
    await removeAll(
      { ...saved, userId: owner },
      { ...elsewhere, userId: stranger },
      { ...own, userId: provider },
    );
  });

  it('is told once of an offer, however often it is told and changed, until it fits another route', async () => {
    const [owner, later] = [newId(), newId()];
    const offer = aRideOffer({ id: newId(), userId: newId() });
    const first = await save({}, owner);
    const second = await save({ to: { name: 'Çanakkale' } }, later);
    await providers.goOnline(offer);
    await isTold(offer.id, [first.id]);
    await providers.repeat(offer);
    await providers.change({ ...offer, seats: 3 });
    await providers.change({ ...offer, to: 'Çanakkale' });
    await isTold(offer.id, [first.id, second.id]);
    expect(await toldRoutes(offer.id)).toEqual([first.id, second.id]);
    await removeAll({ ...first, userId: owner }, { ...second, userId: later });
  });

  it('is told of a planned offer with its departure, where that is on their day', async () => {
    const [monday, tuesday] = [newId(), newId()];
    const departsAt = Date.parse('2031-06-02T10:00+03:00'); // a Monday
    const told = await save({ days: [1] }, monday);
    const not = await save({ days: [2] }, tuesday);
    const offer = { ...aRideOffer({ id: newId(), userId: newId(), seats: 1 }), departsAt };
    await providers.plan(offer);
    await isTold(offer.id, [told.id]);
    expect(await toldOf(offer.id)).toEqual([
      expect.objectContaining({
        userId: monday,
        offer: expect.objectContaining({ fullName: 'Mehmet Demir', seats: 1, departsAt }),
      }),
    ]);
    await removeAll({ ...told, userId: monday }, { ...not, userId: tuesday });
  });

  it('is told of nothing any more once the route is deleted or the offer is over', async () => {
    const [owner, stays] = [newId(), newId()];
    const deleted = await save({}, owner);
    const kept = await save({}, stays);
    await calls.remove(deleted.id, owner);
    const over = aRideOffer({ id: newId(), userId: newId() });
    await providers.repeat(over); // nobody is online with it
    const offer = aRideOffer({ id: newId(), userId: newId() });
    await providers.goOnline(offer);
    await isTold(offer.id, [kept.id]);
    expect([await toldRoutes(offer.id), await toldRoutes(over.id)]).toEqual([[kept.id], []]);
    await removeAll({ ...kept, userId: stays });
  });

  it('is told after MongoDB was away', async () => {
    const owner = newId();
    const saved = await save({}, owner);
    const offer = aRideOffer({ id: newId(), userId: newId() });
    await mongodb.stop();
    await providers.goOnline(offer);
    await mongodb.start();
    await isTold(offer.id, [saved.id]);
    expect(await toldRoutes(offer.id)).toEqual([saved.id]);
    await matching.ready();
    await removeAll({ ...saved, userId: owner });
  });

  it('is counted, but not named, for the provider', async () => {
    const [one, other] = [newId(), newId()];
    const mine = await Promise.all([save({}, one), save({ to: { name: 'Susurluk' } }, one)]);
    const theirs = await save({}, other);
    const count = async (userId: number, draft: Parameters<typeof calls.countWaiting>[1] = null) =>
      (await calls.countWaiting(userId, draft)).waiting;
    const draft = { type: 'companion', from: { name: 'Balıkesir' }, to: { name: 'Bursa' } } as const;
    expect(await count(newId(), draft)).toBe(2);
    expect(await count(one, draft)).toBe(1);
    expect(await count(newId(), { ...draft, type: 'taxi' })).toBe(0);
    expect(await count(newId(), { ...draft, to: { placeId: 'province-82' } })).toBe(0);
    expect(await count(newId())).toBe(0);
    const offer = aRideOffer({ id: newId(), userId: newId() });
    await providers.goOnline(offer);
    expect(await count(offer.userId)).toBe(2);
    await removeAll({ ...theirs, userId: other });
    expect(await count(newId(), draft)).toBe(1);
    await removeAll(...mine.map((route) => ({ ...route, userId: one })));
  });
});
