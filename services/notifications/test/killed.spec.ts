import { emailOf } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/with-collection';
import type { Browser } from './support/push-service.js';
import {
  emptyRedis,
  inboxHas,
  type RunningNotifications,
  startNotifications,
} from './support/running-notifications.js';
import { aMatch } from './support/some-events.js';

const USERS = Array.from({ length: 40 }, (_, index) => index + 1);
const OFFERS = [1, 2, 3, 4, 5];
const TOLD = USERS.length * OFFERS.length;

describe('notifications under load', () => {
  let running: RunningNotifications;
  let browsers: Browser[];

  beforeEach(async () => {
    running = await startNotifications();
    browsers = USERS.map(() => running.push.browser());
    // a machine that stands still for two seconds makes the service refuse
    await Promise.all(
      browsers.map(({ subscription }, index) =>
        eventually('a browser is subscribed', async () => {
          await running.calls.subscribe(index + 1, subscription);
          return true;
        }),
      ),
    );
  });
  afterEach(() => running.stop());

  const publishAll = () =>
    running.publish.match(...OFFERS.flatMap((offer) => USERS.map((userId) => aMatch(userId, offer))));

  /** The ids of the notifications that mails told of; a second copy of a mail has the same id. */
  const mailed = () =>
    new Set(running.mail.mails.map(({ headers }) => /^Message-ID: (\S+)$/im.exec(headers)?.[1]));
  const pushed = () => new Set(browsers.flatMap(({ received }) => received.map(({ message }) => message.id)));
  const isAllSent = () =>
    eventually('all was sent', async () => mailed().size === TOLD && pushed().size === TOLD);
  const nothingWaits = () =>
    eventually('nothing waits any more', async () =>
      withCollection(
        running.addresses.mongodb,
        'notifications',
        async (all) => (await all.countDocuments({ 'deliveries.0': { $exists: true } })) === 0,
      ),
    );

  it('are none lost and none twice where the service is killed again and again', async () => {
    await publishAll();
    for (const part of [0.1, 0.4, 0.7]) {
      await eventually('some was sent', async () => mailed().size >= TOLD * part);
      await running.crash();
      await running.restart();
      await running.ready();
    }
    for (const userId of USERS) await inboxHas(running, userId, OFFERS.length);
    await isAllSent();
    await nothingWaits();
    for (const userId of USERS) {
      const { notifications } = await running.calls.list(userId);
      expect(notifications.map(({ data }) => data.offerId).toSorted()).toEqual(OFFERS);
    }
    const own = running.mail.mails.filter(({ to, headers }) => headers.includes(`To: ${to}`));
    expect(own).toHaveLength(running.mail.mails.length);
    expect(new Set(running.mail.mails.map(({ to }) => to))).toEqual(new Set(USERS.map(emailOf)));
  });

  it('are none lost where Redis loses its data', async () => {
    await running.mail.stop();
    await publishAll();
    for (const userId of USERS) await inboxHas(running, userId, OFFERS.length);
    await emptyRedis(running.addresses.redis);
    await running.mail.start();
    await isAllSent();
    await nothingWaits();
  });
});
