import { matchesBy } from './support/notification-calls.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';
import { aMatch } from './support/some-events.js';

describe('without a mail server and a key pair', () => {
  let running: RunningNotifications;

  beforeAll(async () => {
    const settings = { SMTP_URL: '', VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' };
    running = await startNotifications({ settings });
  });
  afterAll(() => running.stop());

  it('the inbox has what was told all the same', async () => {
    await running.publish.match(aMatch(7, 1));
    await inboxHas(running, 7, 1);
  });

  it('push is refused, and no key is named', async () => {
    expect(await running.calls.pushKey()).toEqual({ publicKey: null });
    const { subscription } = running.push.browser();
    await expect(running.calls.subscribe(7, subscription)).rejects.toMatchObject({
      code: 'push-unconfigured',
      status: 503,
    });
  });

  it('nothing is kept of who would be told by mail and push alone', async () => {
    await running.calls.choose(8, matchesBy({ inbox: false, push: true, mail: true }));
    await running.publish.match(aMatch(8, 1), aMatch(9, 1));
    await inboxHas(running, 9, 1);
    expect(running.mail.mails).toEqual([]);
  });
});
