import { Test } from '@nestjs/testing';
import { aNotification } from '../../test/support/a-notification.js';
import { InMemoryNotificationStore } from '../../test/support/in-memory-notification-store.js';
import { matchNotification } from '../dispatch/domain/notification-requests.js';
import { aMatch } from '../../test/support/some-events.js';
import { InboxService } from './inbox.service.js';
import { NotificationStore } from './store/notification.store.js';

const [USER, PROVIDER] = [7, 20];

describe('InboxService', () => {
  let inbox: InboxService;
  let store: InMemoryNotificationStore;
  beforeEach(async () => {
    store = new InMemoryNotificationStore();
    const module = await Test.createTestingModule({
      providers: [InboxService, { provide: NotificationStore, useValue: store }],
    }).compile();
    inbox = module.get(InboxService);
  });

  const add = async (userId: number, providerId: number) => {
    const match = aMatch(userId, providerId);
    const subject = matchNotification({ ...match, offer: { ...match.offer, userId: providerId } });
    await store.add({ draft: { ...aNotification(userId, providerId), ...subject } });
  };
  const count = async (userId: number) => (await inbox.list(userId, { limit: 10 })).notifications.length;

  it.each([
    ['the blocker', { blockerId: USER, blockedId: PROVIDER }],
    ['the blocked person', { blockerId: PROVIDER, blockedId: USER }],
  ])('hides matches between two people from %s too', async (_side, pair) => {
    await add(USER, PROVIDER);
    await add(PROVIDER, USER);
    await add(USER, 21);
    await inbox.hideBlocked({ ...pair, isBlocked: true, at: 1_000 });
    expect([await count(USER), await count(PROVIDER)]).toEqual([1, 0]);
  });

  it('changes nothing when a block ends', async () => {
    await add(USER, PROVIDER);
    await inbox.hideBlocked({ blockerId: USER, blockedId: PROVIDER, isBlocked: false, at: 1_000 });
    expect(await count(USER)).toBe(1);
  });
});
