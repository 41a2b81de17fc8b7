import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { databaseName } from '@rotadas/test-kit/setting';
import { withCollection } from '@rotadas/test-kit/connections';
import { departureNotification, matchNotification } from '../src/dispatch/domain/notification-requests.js';
import type {
  DailyLimits,
  NewNotification,
  StoredNotification,
} from '../src/inbox/domain/stored-notification.js';
import { NotificationStore } from '../src/inbox/store/notification.store.js';
import { aNotification } from './support/a-notification.js';
import { aMatch } from './support/some-events.js';

const LIMITS = { perDay: 4, perProvider: 2, isNewProvider: false };
const USER = 7;
const DAY_MS = 86_400_000;

function startInstance(uri: string) {
  const mongodb = new MongodbConnection(uri);
  const store = new NotificationStore(mongodb, new Counter(mongodb));
  mongodb.onModuleInit();
  return { store, stop: () => mongodb.onApplicationShutdown() };
}

describe('NotificationStore', () => {
  let uri: string;
  let instances: ReturnType<typeof startInstance>[];
  let store: NotificationStore;
  beforeEach(() => {
    uri = databaseName('notifications');
    const first = startInstance(uri);
    [instances, store] = [[first, startInstance(uri)], first.store];
  });
  afterEach(() => Promise.all(instances.map(({ stop }) => stop())));

  const forOffer = (offerId: number, known: Partial<NewNotification> = {}) =>
    aNotification(USER, offerId, { createdAt: Date.now(), ...known });
  const forProvider = (providerId: number, offerId: number) => {
    const match = aMatch(USER, offerId);
    return forOffer(offerId, matchNotification({ ...match, offer: { ...match.offer, userId: providerId } }));
  };
  const reminderFor = (offerId: number) => {
    const due = { userId: USER, offerId, from: 'Ankara', to: 'Bursa', departsAt: 5, at: 5 };
    return forOffer(offerId, departureNotification(due));
  };
  /** Adds all to both instances concurrently; resolves to the IDs of those that were stored. */
  const add = (...drafts: NewNotification[]) => addWithin(LIMITS, drafts);
  const addWithin = async (limits: DailyLimits, drafts: readonly NewNotification[]) => {
    const added = await Promise.all(
      instances.flatMap((instance) => drafts.map((draft) => instance.store.add(draft, limits))),
    );
    return added.flatMap((each) =>
      each?.isNew && each.notification.subject.kind !== 'matches-summary' ? each.notification.id : [],
    );
  };
  const offersIn = (listed: readonly StoredNotification[]) =>
    listed.flatMap(({ subject }) => (subject.kind === 'route-matched' ? subject.data.offerId : []));
  const inbox = async () => offersIn(await store.listNewest(USER, 100));
  const summaries = async () => {
    const listed = await store.listNewest(USER, 100);
    return listed.filter(({ subject }) => subject.kind === 'matches-summary');
  };
  const hiddenCounts = async () =>
    (await summaries()).map(({ subject }) => (subject.kind === 'matches-summary' ? subject.data.count : 0));

  it('stores one notification per key', async () => {
    expect(await add(forOffer(1), forOffer(1), forOffer(2))).toHaveLength(2);
    expect(await add(forOffer(1))).toEqual([]);
  });

  it('limits the notifications of a day and those about one provider, but not reminders', async () => {
    expect(await add(...[1, 2, 3, 4].map((offer) => forProvider(50, offer)))).toHaveLength(2);
    expect(await add(...[5, 6, 7].map((offer) => forProvider(50 + offer, offer)))).toHaveLength(2);
    expect(await add(forOffer(8, { createdAt: Date.now() - DAY_MS }))).toHaveLength(1);
    expect(await add(...[1, 2, 3].map(reminderFor))).toHaveLength(3);
  });

  it('reserves half of the day for providers with an older account', async () => {
    const byNew = { ...LIMITS, isNewProvider: true };
    const drafts = [1, 2, 3, 4, 5].map((offer) => forOffer(offer));
    expect(await addWithin(byNew, drafts)).toHaveLength(2);
    expect(await add(...[6, 7, 8].map((offer) => forOffer(offer)))).toHaveLength(2);
  });

  it('lets providers with an older account use the whole day', async () => {
    expect(await add(...[1, 2, 3, 4, 5].map((offer) => forOffer(offer)))).toHaveLength(4);
    expect(await addWithin({ ...LIMITS, isNewProvider: true }, [forOffer(6)])).toEqual([]);
  });

  it('replaces the oldest unread notification of a full day, and counts those that are hidden', async () => {
    const deliveries = [{ id: 'mail', checkAt: 0 }];
    for (const offer of [1, 2, 3, 4]) await add(forOffer(offer));
    const [, , , first] = await store.listNewest(USER, 4);
    await store.markRead(USER, { ids: [first?.id ?? 0] }, 1);
    await add(forOffer(5, { deliveries }));
    await add(forOffer(6, { deliveries }));
    expect(await inbox()).toEqual([6, 5, 4, 1]);
    expect(await hiddenCounts()).toEqual([2]);
    expect(await store.countUnread(USER)).toBe(4); // three and the summary
    const midnight = Date.now() + DAY_MS;
    expect((await store.findDue(midnight + DAY_MS, 10)).map(({ id }) => id)).toEqual(
      (await summaries()).map(({ id }) => id),
    );
  });

  it('lists nothing more once all of a full day are read, but counts', async () => {
    for (const offer of [1, 2, 3, 4]) await add(forOffer(offer));
    await store.markRead(USER, { all: true }, 1);
    await add(forOffer(5));
    expect(await inbox()).toEqual([4, 3, 2, 1]);
    expect(await hiddenCounts()).toEqual([1]);
  });

  it('counts and lists each event once, on two instances and repeated', async () => {
    for (const offer of [1, 2, 3, 4]) await add(forOffer(offer));
    const flood = Array.from({ length: 12 }, (_, index) => forOffer(index + 5));
    await add(...flood);
    await add(...flood);
    expect(await hiddenCounts()).toEqual([12]);
    const listed = await inbox();
    expect(listed).toHaveLength(4);
    expect(Math.min(...listed)).toBeGreaterThan(4);
    await add(forOffer(99));
    expect((await inbox())[0]).toBe(99);
  });

  it('keeps the offer of an older account when ten new accounts flood the day', async () => {
    const limits = { perDay: 20, perProvider: 2 };
    const flood = Array.from({ length: 20 }, (_, index) => forProvider(50 + (index % 10), index + 1));
    await addWithin({ ...limits, isNewProvider: true }, flood);
    expect(await addWithin({ ...limits, isNewProvider: false }, [forProvider(90, 91)])).toHaveLength(1);
    await addWithin({ ...limits, isNewProvider: true }, [forProvider(60, 92)]);
    const listed = await store.listNewest(USER, 100);
    expect(listed.filter(({ readAt }) => readAt === null)).toHaveLength(12);
    expect(offersIn(listed).slice(0, 2)).toEqual([92, 91]);
    expect(await hiddenCounts()).toEqual([11]);
  });

  it('stores a notification after another of the day was deleted', async () => {
    for (const offer of [1, 2, 3]) await add(forOffer(offer));
    await withCollection(uri, 'notifications', (records) => records.deleteOne({ numberOfDay: 1 }));
    expect(await add(forOffer(4))).toHaveLength(1);
  });

  it('skips a notification of an unknown kind in the inbox, but not its deliveries', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const deliveries = [{ id: 'mail', checkAt: 0 }];
    const ids: number[] = [];
    for (const offer of [1, 2, 3]) ids.push(...(await add(forOffer(offer, { deliveries }))));
    await withCollection(uri, 'notifications', (records) =>
      records.updateOne({ _id: ids[1] ?? 0 }, { $set: { kind: 'a-newer-kind' } }),
    );
    expect((await store.listNewest(USER, 2)).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect(warn.mock.calls.map(([context]) => context)).toEqual([{ id: ids[1] }]);
    expect((await store.findDue(1, 10)).map(({ id }) => id)).toEqual(ids);
    expect(await store.add(forOffer(2), LIMITS)).toBeNull();
    warn.mockRestore();
  });
});
