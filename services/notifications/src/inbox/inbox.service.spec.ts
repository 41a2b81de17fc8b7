import { Test } from '@nestjs/testing';
import { aNotification } from '../../test/support/a-notification.js';
import { InMemoryNotificationStore } from '../../test/support/in-memory-notification-store.js';
import { InboxService } from './inbox.service.js';
import { NotificationStore } from './store/notification.store.js';

const USER = 7;
const OTHER = 8;

describe('InboxService', () => {
  let inbox: InboxService;
  beforeEach(async () => {
    const store = new InMemoryNotificationStore();
    for (const offer of [1, 2, 3, 4]) await store.add(aNotification(USER, offer));
    await store.add(aNotification(USER, 5, { isListed: false }));
    await store.add(aNotification(OTHER, 1));
    const module = await Test.createTestingModule({
      providers: [InboxService, { provide: NotificationStore, useValue: store }],
    }).compile();
    inbox = module.get(InboxService);
  });

  const readStates = async () =>
    (await inbox.list(USER, { limit: 10 })).notifications.map(({ id, readAt }) => [id, readAt !== null]);

  it('list returns the listed notifications of a user, newest first, page by page', async () => {
    const first = await inbox.list(USER, { limit: 3 });
    expect(first.notifications.map(({ id }) => id)).toEqual([4, 3, 2]);
    expect([first.next, first.unread]).toEqual([2, 4]);
    const last = await inbox.list(USER, { limit: 3, before: 2 });
    expect([last.notifications.map(({ id }) => id), last.next]).toEqual([[1], null]);
  });

  it('read marks the given notifications, those up to an id, or all', async () => {
    expect(await inbox.read(USER, { ids: [4] })).toEqual({ unread: 3 });
    expect(await inbox.read(USER, { upTo: 2 })).toEqual({ unread: 1 });
    expect(await readStates()).toEqual([
      [4, true],
      [3, false],
      [2, true],
      [1, true],
    ]);
    expect(await inbox.read(USER, { all: true })).toEqual({ unread: 0 });
  });
});
