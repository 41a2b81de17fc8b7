import { QUEUES } from '@rotadas/contracts/queues/queues';
import { emailForUser } from '@rotadas/service-kit/testing/start-users-stand-in';
import { withCollection } from '@rotadas/test-kit/connections';
import { eventually } from '@rotadas/test-kit/eventually';
import type { Mail } from './support/mail-server.js';
import { matchesBy } from './support/notification-calls.js';
import type { Browser } from './support/push-service.js';
import { deadLetters, heldBack, makeDue, retryDead } from './support/queues.js';
import { quietNow } from './support/quiet-now.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';
import { aMatch } from './support/some-events.js';

const MAIL = { inbox: true, push: false, mail: true };
const PUSH = { inbox: true, push: true, mail: false };

describe('deliveries', () => {
  let running: RunningNotifications;
  let user = 0;
  beforeAll(async () => {
    running = await startNotifications();
  });
  beforeEach(() => void (user += 10));
  afterAll(() => running.stop());

  const hasDeadLetters = (queue: string, count: number) =>
    eventually(`${count} failed jobs in ${queue}`, async () => (await deadLetters(queue)).length === count);
  const isHeld = (queue: string) =>
    eventually(`a delayed job in ${queue}`, async () => (await heldBack(queue)).length === 1);

  describe('by mail', () => {
    beforeEach(() => running.calls.saveSettings(user, matchesBy(MAIL)));

    const mails = () => running.mail.mails.filter(({ to }) => to === emailForUser(user));
    const arrived = async (count: number): Promise<Mail[]> => {
      await eventually(`${count} mails`, async () => mails().length === count);
      return mails();
    };

    it('reach the address of the account, with a link to unsubscribe', async () => {
      await running.calls.saveSettings(user, matchesBy({ ...MAIL, inbox: false }));
      await running.publish.match(aMatch(user, 1));
      const [mail] = await arrived(1);
      expect(mail?.headers).toMatch(/^Message-ID: <notification-\d+@rotadas\.example>$/im);
      expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      expect(mail?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
      expect(mail?.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
      const [, token = ''] = /^List-Unsubscribe: <.*\?token=([^>]+)>$/m.exec(mail?.headers ?? '') ?? [];
      expect(await running.calls.unsubscribe(token)).toEqual({ kind: 'route-matched' });
      expect(await running.calls.unsubscribe(token)).toEqual({ kind: 'route-matched' });
      const { channels } = await running.calls.getSettings(user);
      expect(channels['route-matched']).toEqual({ ...MAIL, inbox: false, mail: false });
      expect(channels['departure-due'].mail).toBe(true);
      expect((await running.calls.list(user)).notifications).toEqual([]);
    });

    it('contain no headers from texts of users', async () => {
      const hostile = 'Ankara\r\nBcc: someone@else.example\r\n\r\n<img src=x onerror=alert(1)>';
      const match = aMatch(user, 1, { from: hostile, to: hostile });
      const offer = { ...match.offer, fullName: hostile, from: hostile, to: hostile };
      await running.publish.match({ ...match, offer });
      const [mail] = await arrived(1);
      expect(mail?.headers).not.toMatch(/^Bcc:/im);
      expect(mail?.headers.match(/^To:/gim)).toHaveLength(1);
      expect(running.mail.mails.filter(({ to }) => to.includes('else.example'))).toEqual([]);
    });

    it('are sent for the first twenty matches of a day; the summary is sent on the next day', async () => {
      await running.publish.match(...Array.from({ length: 23 }, (_, index) => aMatch(user, index + 1)));
      await arrived(20);
      await eventually('three are counted', async () => {
        const { notifications, unread } = await running.calls.list(user);
        const [count] = notifications.flatMap((each) =>
          each.kind === 'matches-summary' ? each.data.count : [],
        );
        return count === 3 && notifications.length === 21 && unread === 21;
      });
      await withCollection(running.mongodbUri, 'notifications', (records) =>
        records.updateOne(
          { userId: user, kind: 'matches-summary' },
          { $set: { 'deliveries.$[].checkAt': 1 } },
        ),
      );
      const sent = await arrived(21);
      expect(sent.at(-1)?.headers).toMatch(/token=\d+\.route-matched\./);
    });

    it('are retried after a temporary rejection', async () => {
      running.mail.rejectNext(451, 421);
      await running.publish.match(aMatch(user, 1));
      await arrived(1);
    });

    it('fail after a permanent rejection, without personal data in the log, until an admin retries', async () => {
      running.mail.rejectNext(550);
      await running.publish.match(aMatch(user, 1));
      await hasDeadLetters(QUEUES.mail, 1);
      expect(mails()).toEqual([]);
      await eventually('the failure is logged', async () => running.output().includes('rejected for good'));
      for (const personal of [emailForUser(user), 'Mehmet', 'Polatlı']) {
        expect(running.output()).not.toContain(personal);
      }
      await retryDead(QUEUES.mail);
      await arrived(1);
    });

    it('about an erasure can be repeated until the server takes or rejects them, and are not stored', async () => {
      const email = emailForUser(user);
      const mailErasure = () => running.calls.mailErasure(user, email);
      running.mail.rejectNext(451);
      await expect(mailErasure()).rejects.toMatchObject({ code: 'service-unavailable' });
      expect(mails()).toEqual([]);
      expect(await mailErasure()).toEqual({});
      expect((await arrived(1))[0]?.headers).toContain(`<account-erased-${user}@rotadas.example>`);
      running.mail.rejectNext(550);
      expect(await mailErasure()).toEqual({});
      expect((await running.calls.list(user)).notifications).toEqual([]);
    });
  });

  describe('by push', () => {
    let browser: Browser;
    beforeEach(async () => {
      browser = running.push.browser();
      await running.calls.saveSettings(user, matchesBy(PUSH));
      await running.calls.subscribe(user, browser.subscription);
    });

    const received = (count: number, by = browser) =>
      eventually(`${count} messages`, async () => by.received.length === count);

    it('are encrypted for the browser and signed', async () => {
      await running.publish.match(aMatch(user, 1));
      await received(1);
      const [notification] = (await running.calls.list(user)).notifications;
      const { id, title, text, link, createdAt } = notification ?? {};
      const [pushed] = browser.received;
      expect(pushed?.message).toEqual({ id, title, text, link, createdAt });
      expect(pushed?.headers).toMatchObject({ topic: `n${id}`, 'content-encoding': 'aes128gcm' });
      expect(pushed?.headers.authorization).toContain(`k=${running.vapidPublicKey}`);
      expect(await running.calls.pushKey()).toEqual({ publicKey: running.vapidPublicKey });
    });

    it('about a departure start the planned offer with their token', async () => {
      const departure = { userId: user, offerId: 31, from: 'Ankara', to: 'İzmir' };
      await running.publish.departure({ ...departure, departsAt: Date.now(), at: Date.now() });
      await received(1);
      const token = browser.received[0]?.message.startToken ?? '';
      expect(await running.calls.verifyStartToken(token)).toEqual({ userId: user, offerId: 31 });
    });

    it('reach every subscribed browser of the user, and no other user', async () => {
      const [second, third] = [running.push.browser(), running.push.browser()];
      await running.calls.subscribe(user, second.subscription);
      await running.calls.unsubscribePush(user + 1, second.subscription.endpoint); // not its user
      await running.calls.subscribe(user, third.subscription);
      await running.calls.unsubscribePush(user, third.subscription.endpoint);
      const taken = { code: 'push-endpoint-taken', status: 409 };
      await expect(running.calls.subscribe(user + 1, browser.subscription)).rejects.toMatchObject(taken);
      await running.publish.match(aMatch(user, 1));
      await Promise.all([received(1), received(1, second)]);
      expect(third.requestCount()).toBe(0);
    });

    it('reach no browser that was subscribed before a sign-out on all devices', async () => {
      const [second, later] = [running.push.browser(), running.push.browser()];
      await running.calls.subscribe(user, second.subscription);
      await running.calls.unsubscribeAllPush(user);
      await running.calls.subscribe(user, later.subscription);
      await running.publish.match(aMatch(user, 1));
      await received(1, later);
      expect([browser.requestCount(), second.requestCount()]).toEqual([0, 0]);
    });

    it('end with an expired subscription', async () => {
      browser.respondNext(410);
      await running.publish.match(aMatch(user, 1));
      await eventually('the message was rejected', async () => browser.requestCount() === 1);
      const second = running.push.browser();
      await running.calls.subscribe(user, second.subscription);
      await running.publish.match(aMatch(user, 2));
      await received(1, second);
      expect(browser.requestCount()).toBe(1);
    });

    it('fail on a redirect, with a job that contains only ids', async () => {
      browser.respondNext(307);
      await running.publish.match(aMatch(user, 1));
      await hasDeadLetters(QUEUES.push, 1);
      expect(browser.requestCount()).toBe(1);
      const [job] = await deadLetters(QUEUES.push);
      expect(job?.data).toEqual({ notificationId: expect.any(Number), deliveryId: expect.any(String) });
    });

    it('are held until the quiet hours end', async () => {
      await running.calls.saveSettings(user, matchesBy(PUSH, quietNow()));
      await running.publish.match(aMatch(user, 1));
      await inboxHas(running, user, 1);
      await isHeld(QUEUES.push);
      expect(browser.requestCount()).toBe(0);
      await running.calls.saveSettings(user, matchesBy(PUSH));
      await makeDue(QUEUES.push);
      await received(1);
    });
  });
});
