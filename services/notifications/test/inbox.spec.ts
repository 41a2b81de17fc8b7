import { connect } from '@nats-io/transport-node';
import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { NOTIFICATION_TOLD, NotificationTold } from '@rotadas/contracts/notifications/notifications.subjects';
import { eventually } from '@rotadas/test-kit/eventually';
import { matchesBy } from './support/notification-calls.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';
import { aMatch } from './support/some-events.js';

const INBOX_ONLY = matchesBy({ inbox: true, push: false, mail: false });

describe('the inbox', () => {
  let running: RunningNotifications;
  let user = 0;
  const { calls, publish } = { calls: () => running.calls, publish: () => running.publish };

  beforeAll(async () => {
    running = await startNotifications();
  });
  beforeEach(async () => {
    user += 10;
    await calls().choose(user, INBOX_ONLY);
  });
  afterAll(() => running.stop());

  it('has what was told, newest first and page by page, and how much is unread', async () => {
    for (const offer of [1, 2, 3]) {
      await publish().match(aMatch(user, offer));
      await inboxHas(running, user, offer);
    }
    const first = await calls().list(user, { limit: 2 });
    expect(first.notifications.map(({ kind, data }) => [kind, data.offerId])).toEqual([
      ['route-matched', 3],
      ['route-matched', 2],
    ]);
    expect([first.unread, first.next]).toEqual([3, first.notifications[1]?.id]);
    const second = await calls().list(user, { limit: 2, before: first.next ?? 0 });
    expect([second.notifications.map(({ data }) => data.offerId), second.next]).toEqual([[1], null]);
    expect(second.notifications[0]).toMatchObject({
      title: 'Polatlı → Uşak yoluna biri çıktı',
      readAt: null,
      link: expect.stringMatching(/^\/\?nereden=Polatl/),
    });
  });

  it('tells once of one offer, however often and for however many saved routes it fits', async () => {
    const match = aMatch(user, 1);
    await publish().match(match, match, { ...match, savedRouteId: 5 });
    await publish().match(match, aMatch(user, 2));
    await inboxHas(running, user, 2);
    expect((await calls().list(user)).notifications.map(({ data }) => data.offerId).toSorted()).toEqual([
      1, 2,
    ]);
  });

  it('tells each user for itself of one offer', async () => {
    await calls().choose(user + 1, INBOX_ONLY);
    await publish().match(aMatch(user, 1), aMatch(user + 1, 1));
    await inboxHas(running, user, 1);
    await inboxHas(running, user + 1, 1);
  });

  it('reminds a provider of a departure', async () => {
    await publish().departure({ userId: user, offerId: 6, from: 'Ankara', to: 'Bursa', departsAt: 5, at: 5 });
    await inboxHas(running, user, 1);
    const [reminder] = (await calls().list(user)).notifications;
    expect(reminder).toMatchObject({ kind: 'departure-due', link: '/?yayin=6' });
  });

  it('tells no more than twenty times a day, the first twenty', async () => {
    const offers = Array.from({ length: 25 }, (_, index) => index + 1);
    await publish().match(...offers.map((offer) => aMatch(user, offer)));
    // Of one user all is handled in order: after the inbox of the last no more of the first come.
    await inboxHas(running, user, 20);
    await calls().choose(user + 1, INBOX_ONLY);
    await publish().match(aMatch(user, 99), aMatch(user + 1, 1));
    await inboxHas(running, user + 1, 1);
    expect((await calls().list(user, { limit: 100 })).unread).toBe(20);
  });

  it('marks some, all up to one, and all as read, and leaves what others have alone', async () => {
    const other = user + 1;
    await calls().choose(other, INBOX_ONLY);
    await publish().match(...[1, 2, 3, 4].map((offer) => aMatch(user, offer)), aMatch(other, 1));
    await inboxHas(running, user, 4);
    await inboxHas(running, other, 1);
    const ids = (await calls().list(user)).notifications.map(({ id }) => id);
    expect(await calls().read(other, { ids })).toEqual({ unread: 1 });
    expect((await calls().list(user)).unread).toBe(4);

    expect(await calls().read(user, { ids: ids.slice(3) })).toEqual({ unread: 3 });
    expect(await calls().read(user, { upTo: ids[1] ?? 0 })).toEqual({ unread: 1 });
    const readAt = (await calls().list(user)).notifications.map((each) => each.readAt !== null);
    expect(readAt).toEqual([false, true, true, true]);
    expect(await calls().read(user, { all: true })).toEqual({ unread: 0 });
    expect((await calls().list(other)).unread).toBe(1);
  });

  it('keeps the time at which something was read first', async () => {
    await publish().match(aMatch(user, 1));
    await inboxHas(running, user, 1);
    await calls().read(user, { all: true });
    const before = await calls().list(user);
    await calls().read(user, { all: true });
    expect(await calls().list(user)).toEqual(before);
  });

  it('is told to the gateways as it comes, once, with what is unread', async () => {
    const nats = await connect({ servers: running.addresses.nats });
    const told: NotificationTold[] = [];
    nats.subscribe(NOTIFICATION_TOLD, {
      callback(_error, message) {
        const one = NotificationTold.parse(message.json());
        if (one.userId === user) told.push(one); // others may still be told of earlier tests' offers
      },
    });
    await nats.flush();
    await publish().match(aMatch(user, 1), aMatch(user, 1));
    await inboxHas(running, user, 1);
    await eventually('it was told', async () => told.length > 0);
    await publish().match(aMatch(user, 2));
    await eventually('the second was told', async () => told.length > 1);
    await nats.close();
    expect(told.map(({ unread, notification }) => [unread, notification.data])).toEqual([
      [1, expect.objectContaining({ offerId: 1 })],
      [2, expect.objectContaining({ offerId: 2 })],
    ]);
  });

  it('tells nothing on no channel, and keeps nothing of an account that is no more', async () => {
    await calls().choose(user, matchesBy({ inbox: false, push: false, mail: false }));
    const gone = user + 1;
    await publish().match(aMatch(gone, 1));
    await inboxHas(running, gone, 1);
    running.users.erase(gone);
    await publish().match(aMatch(user, 1), aMatch(gone, 2));
    await inboxHas(running, gone, 0);
    expect((await calls().list(user)).notifications).toEqual([]);
  });

  it('knows what was chosen, and what holds where nothing was', async () => {
    expect(await calls().choices(user + 1)).toEqual(DEFAULT_CHOICES);
    expect(await calls().choices(user)).toEqual(INBOX_ONLY);
  });
});
