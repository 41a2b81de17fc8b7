import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { withCollection } from '@rotadas/test-kit/connections';
import { departureNotification, matchNotification } from '../src/dispatch/domain/notification-requests.js';
import type { NewNotification, StoredNotification } from '../src/inbox/domain/stored-notification.js';
import { NotificationStore } from '../src/inbox/store/notification.store.js';
import { aNotification } from './support/a-notification.js';
import { aMatch } from './support/some-events.js';

const PER_DAY = 4;
const LIMITS = { NOTIFICATIONS_PER_DAY: PER_DAY, NOTIFICATIONS_PER_PROVIDER: 2 };
const USER = 7;
const DAY_MS = 86_400_000;

function startInstance(uri: string) {
  const mongodb = new MongodbConnection(uri);
  const store = new NotificationStore(mongodb, new IdSequence(mongodb), LIMITS);
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
  const add = (...drafts: NewNotification[]) => addFrom(false, drafts);
  const addFrom = async (isNewProvider: boolean, drafts: readonly NewNotification[]) => {
    const added = await Promise.all(
      instances.flatMap((instance) => drafts.map((draft) => instance.store.add({ draft, isNewProvider }))),
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

  it('keeps the limits of each user when offers notify many at once', async () => {
    const users = Array.from({ length: 30 }, (_, index) => index + 1);
    const drafts = [1, 2, 3, 4, 5].flatMap((offer) =>
      users.map((userId) => aNotification(userId, offer, { createdAt: Date.now() })),
    );
    expect(await add(...drafts)).toHaveLength(users.length * PER_DAY);
    for (const userId of users) {
      const [summary, ...matches] = await store.listNewest(userId, 100);
      expect(summary?.subject).toMatchObject({ kind: 'matches-summary', data: { count: 1 } });
      expect(matches).toHaveLength(PER_DAY);
    }
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
    const flood = Array.from({ length: 20 }, (_, index) => forProvider(50 + (index % 10), index + 1));
    await addFrom(true, flood);
    expect(await add(forProvider(90, 91))).toHaveLength(1);
    await addFrom(true, [forProvider(60, 92)]);
    const listed = await store.listNewest(USER, 100);
    expect(listed.filter(({ readAt }) => readAt === null)).toHaveLength(4);
    expect(offersIn(listed).slice(0, 2)).toEqual([92, 91]);
    expect(await hiddenCounts()).toEqual([19]);
  });

  it('stores a notification after another of the day was deleted', async () => {
    for (const offer of [1, 2, 3]) await add(forOffer(offer));
    await withCollection(uri, 'notifications', (records) => records.deleteOne({ matchNumber: 1 }));
    expect(await add(forOffer(4))).toHaveLength(1);
  });

  it('hides what names another person from one user, with their deliveries and for good', async () => {
    const deliveries = [{ id: 'mail', checkAt: 0 }];
    const blocked = { ...forProvider(20, 1), deliveries };
    const data = { agreementId: 1, otherUserId: 20, departsAt: 1 };
    await add({ ...forProvider(20, 3), key: 'message', subject: { kind: 'message', data } });
    await add(blocked, { ...forProvider(21, 2), deliveries });
    await store.hideAbout(USER + 1, 20);
    expect(await store.countUnread(USER)).toBe(3);
    await store.hideAbout(USER, 20);
    expect([await inbox(), await store.countUnread(USER)]).toEqual([[2], 1]);
    expect(await store.findDue(1, 10)).toHaveLength(1);
    await add(blocked); // a repeated event
    expect(await inbox()).toEqual([2]);
  });

  it('has no index of an earlier version', async () => {
    const restored = databaseName('notifications');
    await withCollection(restored, 'notifications', (records) =>
      records.createIndex({ userId: 1, day: 1, numberOfDay: 1 }, { unique: true }),
    );
    const upgraded = startInstance(restored);
    const added = [1, 2].map((offer) =>
      upgraded.store.add({ draft: reminderFor(offer), isNewProvider: false }),
    );
    expect(await Promise.all(added)).toMatchObject([{ isNew: true }, { isNew: true }]);
    await upgraded.stop();
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
    expect(await store.add({ draft: forOffer(2), isNewProvider: false })).toBeNull();
    warn.mockRestore();
  });
});
