import { QUEUES } from '@rotadas/contracts/queues/queues';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/with-collection';
import { matchesBy } from './support/notification-calls.js';
import type { Browser } from './support/push-service.js';
import { deadLetters, heldBack, makeDue, unfinished } from './support/queues.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';
import { quietNow } from './support/quiet-now.js';
import { aMatch } from './support/some-events.js';

const PUSH = { inbox: true, push: true, mail: false };

describe('push messages', () => {
  let running: RunningNotifications;
  let user = 0;
  let browser: Browser;

  beforeAll(async () => {
    running = await startNotifications();
  });
  beforeEach(async () => {
    user += 10;
    browser = running.push.browser();
    await running.calls.choose(user, matchesBy(PUSH));
    await running.calls.subscribe(user, browser.subscription);
  });
  afterAll(() => running.stop());

  const got = (count: number, by = browser) =>
    eventually(`the browser got ${count}`, async () => by.received.length === count);
  const dead = async () => (await deadLetters(running.addresses.redis, QUEUES.push)).length;

  it('can be opened by the browser alone, and say what the inbox says', async () => {
    await running.publish.match(aMatch(user, 1));
    await got(1);
    const [notification] = (await running.calls.list(user)).notifications;
    const { id, title, text, link, createdAt } = notification ?? {};
    const [pushed] = browser.received;
    expect(pushed?.message).toEqual({ id, title, text, link, createdAt });
    expect(pushed?.headers).toMatchObject({ topic: `n${id}`, 'content-encoding': 'aes128gcm' });
    expect(pushed?.headers.authorization).toContain(`k=${running.vapidPublicKey}`);
    expect(await running.calls.pushKey()).toEqual({ publicKey: running.vapidPublicKey });
  });

  it('go to all browsers of a user, and to none that was given back', async () => {
    const second = running.push.browser();
    const third = running.push.browser();
    await running.calls.subscribe(user, second.subscription);
    await running.calls.subscribe(user, third.subscription);
    await running.calls.unsubscribePush(user, third.subscription.endpoint);
    await running.calls.unsubscribePush(user + 1, second.subscription.endpoint); // another's
    await running.publish.match(aMatch(user, 1));
    await got(1);
    await got(1, second);
    expect(third.asked()).toBe(0);
  });

  it('go to who subscribed last where two share a browser', async () => {
    await running.calls.choose(user + 1, matchesBy(PUSH));
    await running.calls.subscribe(user + 1, browser.subscription);
    await running.publish.match(aMatch(user, 1), aMatch(user + 1, 2));
    await got(1);
    await inboxHas(running, user, 1);
    expect(browser.received[0]?.message.id).toBe((await running.calls.list(user + 1)).notifications[0]?.id);
  });

  it.each([404, 410])('end where the push service says %d', async (status) => {
    browser.answerNext(status);
    await running.publish.match(aMatch(user, 1));
    const { endpoint } = browser.subscription;
    await eventually('its subscription is deleted', () =>
      withCollection(
        running.addresses.mongodb,
        'pushsubscriptions',
        async (all) => (await all.countDocuments({ endpoint })) === 0,
      ),
    );
    const second = running.push.browser();
    await running.calls.subscribe(user, second.subscription);
    await running.publish.match(aMatch(user, 2));
    await got(1, second);
    expect(browser.asked()).toBe(1);
  });

  it('are tried again while the push service takes none', async () => {
    browser.answerNext(503, 429, 500);
    await running.publish.match(aMatch(user, 1));
    await got(1);
    expect(browser.asked()).toBe(4);
  });

  it.each([307, 400, 403])(
    'are given up where the push service says %d, and lie there to be seen',
    async (status) => {
      const before = await dead();
      browser.answerNext(status);
      await running.publish.match(aMatch(user, 1));
      await eventually('it lies among the failed', async () => (await dead()) === before + 1);
      expect(browser.asked()).toBe(1);
      const [letter] = await deadLetters(running.addresses.redis, QUEUES.push);
      expect(letter?.data).toEqual({ notificationId: expect.any(Number), deliveryId: expect.any(String) });
    },
  );

  it('wait for the end of the quiet hours, while the inbox has it at once', async () => {
    await running.calls.choose(user, matchesBy(PUSH, quietNow()));
    await running.publish.match(aMatch(user, 1));
    await inboxHas(running, user, 1);
    const { redis } = running.addresses;
    await eventually('it waits', async () => (await heldBack(redis, QUEUES.push)).length === 1);
    expect(browser.asked()).toBe(0);
    await running.calls.choose(user, matchesBy(PUSH));
    await makeDue(redis, QUEUES.push);
    await got(1);
  });

  it('come no more where they were ended while they waited', async () => {
    await running.calls.choose(user, matchesBy(PUSH, quietNow()));
    await running.publish.match(aMatch(user, 1));
    const { redis } = running.addresses;
    await eventually('it waits', async () => (await heldBack(redis, QUEUES.push)).length === 1);
    await running.calls.choose(user, matchesBy({ ...PUSH, push: false }));
    await makeDue(redis, QUEUES.push);
    await eventually('it is done with', async () => (await unfinished(redis, QUEUES.push)).length === 0);
    await running.calls.choose(user, matchesBy(PUSH));
    await running.publish.match(aMatch(user, 2));
    await got(1);
    expect(browser.asked()).toBe(1);
  });

  it('are not promised to a browser whose key is none', async () => {
    const keys = { ...browser.subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    await expect(running.calls.subscribe(user, { ...browser.subscription, keys })).rejects.toMatchObject({
      code: 'push-endpoint-refused',
    });
  });

  it.each([
    'https://127.0.0.1/push',
    'https://localhost/push',
    'https://[::1]/push',
    'https://10.0.0.1/push',
    'https://192.168.1.1/push',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/latest/meta-data/',
    'https://[::ffff:10.0.0.1]/push',
    'https://nobody.invalid/push',
    'http://8.8.8.8/push',
  ])('are not promised to %s', async (endpoint) => {
    const subscription = { ...browser.subscription, endpoint };
    await expect(running.calls.subscribe(user, subscription)).rejects.toMatchObject({
      code: 'push-endpoint-refused',
      status: 400,
    });
  });
});
