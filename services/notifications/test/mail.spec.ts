import { QUEUES } from '@rotadas/contracts/queues/queues';
import { emailOf } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import type { Mail } from './support/mail-server.js';
import { matchesBy } from './support/notification-calls.js';
import { quietNow } from './support/quiet-now.js';
import { deadLetters, heldBack, makeDue, retryDead, unfinished } from './support/queues.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';
import { aMatch } from './support/some-events.js';

const MAIL = { inbox: true, push: false, mail: true };

describe('mails', () => {
  let running: RunningNotifications;
  let user = 0;

  beforeAll(async () => {
    running = await startNotifications();
  });
  beforeEach(async () => {
    user += 10;
    await running.calls.choose(user, matchesBy(MAIL));
  });
  afterAll(() => running.stop());

  const mailsTo = (userId = user) => running.mail.mails.filter(({ to }) => to === emailOf(userId));
  const came = async (count: number): Promise<Mail[]> => {
    await eventually(`${count} mails came`, async () => mailsTo().length === count);
    return mailsTo();
  };
  const tokenOf = ({ headers }: Mail) =>
    /^List-Unsubscribe: <https:\/\/rotadas\.example\/api\/notifications\/unsubscribe\?token=([^>]+)>$/m.exec(
      headers,
    )?.[1] ?? '';

  it('come to the address of the account, and can be ended by one click', async () => {
    await running.publish.match(aMatch(user, 1));
    const [mail] = await came(1);
    expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail?.headers).toMatch(/^Message-ID: <notification-\d+@rotadas\.example>$/im);
    expect(mail?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(mail?.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  });

  it('end by the token of a mail alone, without an end to the inbox and to other mails', async () => {
    await running.publish.match(aMatch(user, 1));
    const [mail] = await came(1);
    const token = mail ? tokenOf(mail) : '';
    expect(await running.calls.unsubscribe(token)).toEqual({ kind: 'route-matched' });
    expect(await running.calls.unsubscribe(token)).toEqual({ kind: 'route-matched' });
    const { channels } = await running.calls.choices(user);
    expect(channels['route-matched']).toEqual({ ...MAIL, mail: false });
    expect(channels['departure-due'].mail).toBe(true);

    const due = { userId: user, offerId: 2, from: 'Ankara', to: 'Bursa', departsAt: 5, at: 5 };
    await running.publish.match(aMatch(user, 2));
    await inboxHas(running, user, 2);
    await running.publish.departure(due);
    expect((await came(2)).map(tokenOf)[1]).toMatch(/^\d+\.departure-due\./);
  });

  it('of who has chosen nothing end by a token too', async () => {
    const other = user + 1;
    await running.publish.match(aMatch(other, 1));
    await eventually('a mail came', async () => mailsTo(other).length === 1);
    const [mail] = mailsTo(other);
    await running.calls.unsubscribe(mail ? tokenOf(mail) : '');
    expect((await running.calls.choices(other)).channels['route-matched']).toEqual({
      inbox: true,
      push: true,
      mail: false,
    });
  });

  it.each(['', '7.route-matched.', `7.route-matched.${'a'.repeat(43)}`, 'anything'])(
    'do not end by the token %j',
    async (token) => {
      const refusal = { status: 400 };
      await expect(running.calls.unsubscribe(token)).rejects.toMatchObject(refusal);
    },
  );

  it('are delivered once the mail server is back, each once', async () => {
    await running.mail.stop();
    try {
      await running.publish.match(...[1, 2, 3].map((offer) => aMatch(user, offer)));
      await inboxHas(running, user, 3);
      await eventually('all three were tried twice', async () => {
        const jobs = await unfinished(running.addresses.redis, QUEUES.mail);
        if (jobs.length === 3 && jobs.every(({ attemptsMade }) => attemptsMade > 1)) return true;
        throw new Error(jobs.map((job) => `${job.id}: ${job.attemptsMade}, ${job.failedReason}`).join('\n'));
      });
    } finally {
      await running.mail.start(); // or all tests after it would fail too
    }
    const ids = (await came(3)).map(({ headers }) => /^Message-ID: (\S+)$/im.exec(headers)?.[1]);
    expect(new Set(ids).size).toBe(3);
  });

  it('show what people wrote as text, and take no headers from it', async () => {
    const hostile = 'Ankara\r\nBcc: someone@else.example\r\n\r\n<img src=x onerror=alert(1)>';
    const match = aMatch(user, 1, { from: hostile, to: hostile });
    const offer = { ...match.offer, fullName: hostile, from: hostile, to: hostile };
    await running.publish.match({ ...match, offer });
    const [mail] = await came(1);
    expect(mail?.headers).not.toMatch(/^Bcc:/im);
    expect(mail?.headers.match(/^To:/gim)).toHaveLength(1);
    expect(running.mail.mails.filter(({ to }) => to.includes('else.example'))).toEqual([]);
    const [, html = ''] = mail?.raw.replaceAll('=\r\n', '').split('Content-Type: text/html') ?? [];
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img');
  });

  it('do not end for another by a token whose user or kind was changed', async () => {
    await running.publish.match(aMatch(user, 1));
    const [mail] = await came(1);
    const [id = '', kind = '', signature = ''] = (mail ? tokenOf(mail) : '').split('.');
    const forged = [
      `${Number(id) + 1}.${kind}.${signature}`,
      `${id}.departure-due.${signature}`,
      `0${id}.${kind}.${signature}`,
      `${id}.${kind}.${signature}.x`,
      `${id}.${kind}.${signature.toLowerCase()}`,
    ];
    for (const token of forged)
      await expect(running.calls.unsubscribe(token)).rejects.toMatchObject({ status: 400 });
    expect((await running.calls.choices(user)).channels['route-matched'].mail).toBe(true);
  });

  it('are tried again where the mail server asks for that', async () => {
    running.mail.refuseNext(451, 421);
    await running.publish.match(aMatch(user, 1));
    await came(1);
  });

  it('are given up where the receiver is refused for good, and sent where an admin has it tried again', async () => {
    const { redis } = running.addresses;
    running.mail.refuseNext(550);
    await running.publish.match(aMatch(user, 1));
    await eventually('it lies there', async () => (await deadLetters(redis, QUEUES.mail)).length === 1);
    expect(mailsTo()).toEqual([]);
    await retryDead(redis, QUEUES.mail);
    await came(1);
  });

  it('wait for the end of the quiet hours', async () => {
    await running.calls.choose(user, matchesBy(MAIL, quietNow()));
    await running.publish.match(aMatch(user, 1));
    await inboxHas(running, user, 1);
    const { redis } = running.addresses;
    await eventually('it waits', async () => (await heldBack(redis, QUEUES.mail)).length === 1);
    expect(mailsTo()).toEqual([]);
    await running.calls.choose(user, matchesBy(MAIL));
    await makeDue(redis, QUEUES.mail);
    await came(1);
  });

  it('leave neither names nor addresses in the log', async () => {
    await running.publish.match(aMatch(user, 1));
    await came(1);
    running.mail.refuseNext(550);
    await running.publish.match(aMatch(user, 2));
    const { redis } = running.addresses;
    await eventually('it lies there', async () => (await deadLetters(redis, QUEUES.mail)).length === 1);
    expect(running.output()).toContain('refused for good');
    for (const personal of [emailOf(user), 'Mehmet', 'Polatlı']) {
      expect(running.output()).not.toContain(personal);
    }
  });
});
