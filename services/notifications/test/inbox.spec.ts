import { DEFAULT_SETTINGS } from '@rotadas/contracts/notifications/notification-settings';
import { matchesBy } from './support/notification-calls.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';
import { aMatch } from './support/some-events.js';

const INBOX_ONLY = matchesBy({ inbox: true, push: false, mail: false });

describe('the inbox', () => {
  let running: RunningNotifications;
  let user = 0;
  beforeAll(async () => {
    running = await startNotifications();
  });
  beforeEach(async () => {
    user += 10;
    await running.calls.saveSettings(user, INBOX_ONLY);
  });
  afterAll(() => running.stop());

  const list = (page = {}) => running.calls.list(user, page);

  it('has a notification for each event, newest first, page by page', async () => {
    await running.publish.match(aMatch(user, 1));
    await inboxHas(running, user, 1);
    await running.publish.match(aMatch(user, 2));
    await inboxHas(running, user, 2);
    const due = { userId: user, offerId: 6, from: 'Ankara', to: 'Bursa', departsAt: 5, at: 5 };
    await running.publish.departure(due);
    await inboxHas(running, user, 3);
    const first = await list({ limit: 2 });
    expect(first.notifications).toMatchObject([
      { kind: 'departure-due', data: { offerId: 6 } },
      { kind: 'route-matched', data: { offerId: 2 } },
    ]);
    expect([first.unread, first.next]).toEqual([3, first.notifications[1]?.id]);
    const second = await list({ limit: 2, before: first.next ?? 0 });
    expect(second).toMatchObject({ notifications: [{ data: { offerId: 1 } }], next: null });
  });

  it('marks only its own notifications as read, once', async () => {
    const other = user + 1;
    await running.calls.saveSettings(other, INBOX_ONLY);
    await running.publish.match(...[1, 2, 3, 4].map((offer) => aMatch(user, offer)), aMatch(other, 1));
    await inboxHas(running, user, 4);
    await inboxHas(running, other, 1);
    const ids = (await list()).notifications.map(({ id }) => id);
    expect(await running.calls.read(other, { ids })).toEqual({ unread: 1 });
    expect(await running.calls.read(user, { ids: ids.slice(3) })).toEqual({ unread: 3 });
    expect(await running.calls.read(user, { upTo: ids[1] ?? 0 })).toEqual({ unread: 1 });
    const read = (await list()).notifications;
    expect(read.map(({ readAt }) => readAt !== null)).toEqual([false, true, true, true]);
    expect(await running.calls.read(user, { all: true })).toEqual({ unread: 0 });
    expect((await list()).notifications.slice(1)).toEqual(read.slice(1));
  });

  it('has settings, with defaults for a new user', async () => {
    expect(await running.calls.getSettings(user + 1)).toEqual(DEFAULT_SETTINGS);
    expect(await running.calls.getSettings(user)).toEqual(INBOX_ONLY);
  });
});
