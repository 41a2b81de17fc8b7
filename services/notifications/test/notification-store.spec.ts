import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { databaseName } from '@rotadas/test-kit/setting';
import type { NewNotification } from '../src/inbox/domain/stored-notification.js';
import { NotificationStore } from '../src/inbox/store/notification.store.js';
import { aNotification } from './support/a-notification.js';

const LIMITS = { perDay: 20, perProvider: 2 };
const USER = 7;

describe('NotificationStore', () => {
  let mongodb: MongodbConnection;
  let store: NotificationStore;

  beforeEach(() => {
    mongodb = new MongodbConnection(databaseName('notifications'));
    store = new NotificationStore(mongodb, new Counter(mongodb));
    mongodb.onModuleInit();
  });
  afterEach(() => mongodb.onApplicationShutdown());

  const add = async (offerId: number, known: Partial<NewNotification> = {}) =>
    (await store.add(aNotification(USER, offerId, { createdAt: Date.now(), ...known }), LIMITS))?.notification
      .id;

  it('skips a notification of an unknown kind in the inbox, but not its deliveries', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const known = { deliveries: [{ id: 'mail', checkAt: 0 }] };
    const ids = [await add(1, known), await add(2, known), await add(3, known)];
    await mongodb.mongoose
      .collection<{ _id: number }>('notifications')
      .updateOne({ _id: ids[1] ?? 0 }, { $set: { kind: 'a-newer-kind' } });
    expect((await store.listNewest(USER, 2)).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect(warn.mock.calls.map(([context]) => context)).toEqual([{ id: ids[1] }]);
    expect((await store.findDue(1, 10)).map(({ id }) => id)).toEqual(ids);
    expect(await store.add(aNotification(USER, 2), LIMITS)).toBeNull();
    warn.mockRestore();
  });
});
