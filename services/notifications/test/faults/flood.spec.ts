import { eventually } from '@rotadas/test-kit/eventually';
import { matchesBy } from '../support/notification-calls.js';
import { inboxHas, type RunningNotifications, startNotifications } from '../support/running-notifications.js';
import { aMatch } from '../support/some-events.js';

const PER_DAY = 20;
const OFFERS = Array.from({ length: PER_DAY + 15 }, (_, at) => at + 1);
const USERS = [1, 2, 3, 4, 5];

/** JetStream delivers what a killed process did not acknowledge after 30 s. */
const REDELIVERY_LIMIT_MS = 30_000;

describe('a flood of offers while one of two instances is killed', () => {
  let running: RunningNotifications;
  beforeAll(async () => {
    running = await startNotifications();
    await running.startInstance();
    const inboxOnly = matchesBy({ inbox: true, push: false, mail: false });
    for (const user of USERS) await running.calls.choose(user, inboxOnly);
  });
  afterAll(() => running.stop());

  it('creates twenty notifications per user and day, and no duplicates', async () => {
    const flood = OFFERS.flatMap((offer) => USERS.map((user) => aMatch(user, offer)));
    const published = running.publish.match(...flood, ...flood.toReversed());
    await eventually('some are created', async () => (await running.calls.list(1)).unread > 0);
    await running.crash();
    await running.restart();
    await running.ready();
    await published;
    for (const user of USERS) await inboxHas(running, user, PER_DAY, REDELIVERY_LIMIT_MS);
    // Once a later event of another user is handled, all earlier ones are.
    const last = Math.max(...USERS) + 1;
    await running.publish.match(...flood, aMatch(last, 1));
    await inboxHas(running, last, 1, REDELIVERY_LIMIT_MS);
    for (const user of USERS) {
      const { notifications, unread } = await running.calls.list(user, { limit: 100 });
      expect(unread).toBe(PER_DAY);
      expect(new Set(notifications.map(({ data }) => data.offerId)).size).toBe(PER_DAY);
    }
  }, 90_000);
});
