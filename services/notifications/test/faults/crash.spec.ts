import { emailForUser } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/connections';
import type { Browser } from '../support/push-service.js';
import {
  emptyRedis,
  inboxHas,
  type RunningNotifications,
  startNotifications,
} from '../support/running-notifications.js';
import { aMatch } from '../support/some-events.js';

const USERS = Array.from({ length: 20 }, (_, index) => index + 1);
const OFFERS = [1, 2, 3, 4, 5];
const TOTAL = USERS.length * OFFERS.length;

/** JetStream delivers what a killed process did not acknowledge after 30 s. */
const REDELIVERY_LIMIT_MS = 30_000;
const TEST_LIMIT_MS = 120_000;

describe('notifications under load', () => {
  let running: RunningNotifications;
  let browsers: Browser[];

  beforeEach(async () => {
    running = await startNotifications();
    browsers = USERS.map(() => running.push.browser());
    for (const [index, { subscription }] of browsers.entries())
      await running.calls.subscribe(index + 1, subscription);
  });
  afterEach(() => running.stop());

  const publishAll = () =>
    running.publish.match(...OFFERS.flatMap((offer) => USERS.map((userId) => aMatch(userId, offer))));

  /** A repeated mail has the same message ID. */
  const mailed = () =>
    new Set(running.mail.mails.map(({ headers }) => /^Message-ID: (\S+)$/im.exec(headers)?.[1]));
  const pushed = () => new Set(browsers.flatMap(({ received }) => received.map(({ message }) => message.id)));
  const isAllSent = () =>
    eventually(
      'all is sent',
      async () => mailed().size === TOTAL && pushed().size === TOTAL,
      REDELIVERY_LIMIT_MS,
    );
  const noneIsPending = () =>
    eventually('no delivery is pending', async () =>
      withCollection(
        running.mongodbUri,
        'notifications',
        async (all) => (await all.countDocuments({ 'deliveries.0': { $exists: true } })) === 0,
      ),
    );

  it(
    'are neither lost nor repeated if the service is killed repeatedly',
    async () => {
      await publishAll();
      for (const part of [0.1, 0.6]) {
        await eventually('some are sent', async () => mailed().size >= TOTAL * part, REDELIVERY_LIMIT_MS);
        await running.crash();
        await running.restart();
        await running.ready();
      }
      for (const userId of USERS) await inboxHas(running, userId, OFFERS.length, REDELIVERY_LIMIT_MS);
      await isAllSent();
      await noneIsPending();
      for (const userId of USERS) {
        const { notifications } = await running.calls.list(userId);
        const offers = notifications.flatMap((each) =>
          each.kind === 'route-matched' ? each.data.offerId : [],
        );
        expect(offers.toSorted()).toEqual(OFFERS);
      }
      const own = running.mail.mails.filter(({ to, headers }) => headers.includes(`To: ${to}`));
      expect(own).toHaveLength(running.mail.mails.length);
      expect(new Set(running.mail.mails.map(({ to }) => to))).toEqual(new Set(USERS.map(emailForUser)));
    },
    TEST_LIMIT_MS,
  );

  it(
    'are not lost if Redis loses its data',
    async () => {
      await running.mail.stop();
      await publishAll();
      for (const userId of USERS) await inboxHas(running, userId, OFFERS.length, REDELIVERY_LIMIT_MS);
      await emptyRedis();
      await running.mail.start();
      await isAllSent();
      await noneIsPending();
    },
    TEST_LIMIT_MS,
  );
});
