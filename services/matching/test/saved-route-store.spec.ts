import { SAVED_ROUTES_MAX } from '@rotadas/contracts/matching/saved-route';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { eventHead } from '@rotadas/service-kit/events/outbox-event';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { NewRoute, StoredRoute } from '../src/saved-routes/domain/saved-route.js';
import { SavedRouteStore } from '../src/saved-routes/store/saved-route.store.js';
import { databaseName } from '@rotadas/test-kit/require-env';

const ROUTE: NewRoute = {
  userId: 1,
  from: { name: 'Balıkesir', placeId: 'province-10', point: { latitude: 39.65, longitude: 27.88 } },
  to: { name: 'Dedemin köyü', placeId: null, point: null },
  distanceMetres: null,
  serviceType: 'all',
  maxDetourMetres: 5_000,
  days: [1, 5],
  hours: { from: '07:00', to: '09:30' },
  endsOn: '2031-06-02',
  createdAt: 1_000,
};

describe('SavedRouteStore', () => {
  let mongodb: MongodbConnection;
  let routes: SavedRouteStore;
  let lastUser = 0;
  const newUser = () => (lastUser += 1);

  beforeAll(() => {
    mongodb = new MongodbConnection(databaseName('matching'));
    routes = new SavedRouteStore(mongodb, new IdSequence(mongodb));
    mongodb.onModuleInit();
  });
  afterAll(() => mongodb.onApplicationShutdown());

  const add = async (userId = newUser(), createdAt = 1_000): Promise<StoredRoute> => {
    const stored = await routes.add({ ...ROUTE, userId, createdAt });
    if (!stored) throw new Error('the user has saved too many');
    return stored;
  };
  const stored = (id: number) =>
    mongodb.mongoose
      .collection<{ _id: number; notifiedOfferIds: number[]; outbox?: { id: string }[] }>('saved-routes')
      .findOne({ _id: id });

  it('reads before MongoDB is connected', async () => {
    const early = new MongodbConnection(databaseName('matching'));
    const store = new SavedRouteStore(early, new IdSequence(early));
    early.onModuleInit();
    const received: StoredRoute[] = [];
    try {
      await store.eachSince(0, { isKnown: () => false, receive: (batch) => received.push(...batch) });
      expect(received).toEqual([]);
    } finally {
      await early.onApplicationShutdown();
    }
  });

  it('lists the routes of a user unchanged, newest first', async () => {
    const userId = newUser();
    const [first, second] = [await add(userId), await add(userId)];
    await add();
    expect(await routes.listByUser(userId)).toEqual([second, first]);
  });

  it('limits the routes of a user under concurrent saves; a deleted one makes room', async () => {
    const userId = newUser();
    const saved = await Promise.all(Array.from({ length: 15 }, () => routes.add({ ...ROUTE, userId })));
    const kept = saved.flatMap((route) => route ?? []);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(SAVED_ROUTES_MAX);
    expect(await routes.listByUser(userId)).toHaveLength(SAVED_ROUTES_MAX);
    expect(await routes.remove(userId, kept[4]?.id ?? 0)).toBe(true);
    await add(userId);
    expect(await routes.add({ ...ROUTE, userId })).toBeNull();
  });

  it('deletes a route for its owner only, once', async () => {
    const { id, userId } = await add();
    expect(await routes.remove(newUser(), id)).toBe(false);
    expect(await routes.remove(userId, id)).toBe(true);
    expect(await routes.remove(userId, id)).toBe(false);
    expect(await routes.findMany([id])).toEqual([]);
  });

  it('reads routes since a time, without those that the reader knows', async () => {
    const [before, known, later] = [
      await add(7_001, 4_999),
      await add(7_002, 5_000),
      await add(7_003, 6_000),
    ];
    const received: StoredRoute[] = [];
    const isKnown = (id: number) => id === known.id;
    await routes.eachSince(5_000, { isKnown, receive: (batch) => void received.push(...batch) });
    expect(received).toEqual([later]);
    expect(await routes.findMany([before.id, later.id])).toEqual([before, later]);
  });

  it('changes a route for its owner only, and reads it again', async () => {
    const { id, userId, ...route } = await add(newUser(), 1_000);
    const conditions = {
      serviceType: 'taxi',
      maxDetourMetres: null,
      days: [7],
      hours: null,
      endsOn: null,
    } as const;
    const change = { ...conditions, days: [...conditions.days], changedAt: 9_000 };
    const edited = { ...route, ...conditions, id, userId };
    expect(await routes.edit(newUser(), id, change)).toBeNull();
    expect(await routes.edit(userId, id, change)).toEqual(edited);
    const received: StoredRoute[] = [];
    await routes.eachSince(9_000, { isKnown: () => true, receive: (batch) => received.push(...batch) });
    expect(received).toEqual([edited]);
    const strict = await routes.edit(userId, id, { ...change, womenOnly: true });
    expect(strict).toEqual({ ...edited, womenOnly: true });
    expect(await routes.edit(userId, id, change)).toEqual(edited);
  });

  it('finds the owners of existing routes', async () => {
    const userId = newUser();
    const [one, two, other] = [await add(userId), await add(userId), await add()];
    expect(await routes.findOwners([one, two, other].map(({ id }) => id))).toHaveLength(2);
    await routes.remove(other.userId, other.id);
    expect(await routes.findOwners([one, two, other].map(({ id }) => id))).toEqual([userId]);
  });

  it('adds the event of an offer once, and none to a deleted route', async () => {
    const [route, deleted] = [await add(), await add()];
    await routes.remove(deleted.userId, deleted.id);
    const events = [route, deleted].map(({ id }) => ({
      id,
      event: { ...eventHead(matchingEvents.routeMatched), payload: {} },
    }));
    expect(await routes.markNotified(3, events)).toBe(1);
    expect(await routes.markNotified(3, events)).toBe(0);
    expect(await routes.markNotified(4, events)).toBe(1);
    const { notifiedOfferIds, outbox = [] } = (await stored(route.id)) ?? {};
    expect([notifiedOfferIds, outbox.length]).toEqual([[3, 4], 2]);
    expect(await routes.findMany([route.id])).toEqual([route]);
  });
});
