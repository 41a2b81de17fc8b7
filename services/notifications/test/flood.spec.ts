import { eventually } from '@rotadas/test-kit/eventually';
import { matchesBy } from './support/notification-calls.js';
import { inboxHas, type RunningNotifications, startNotifications } from './support/running-notifications.js';
import { aMatch } from './support/some-events.js';

const PER_DAY = 20;
const OFFERS = Array.from({ length: PER_DAY + 15 }, (_, at) => at + 1);
const USERS = [1, 2, 3, 4, 5];
describe('a flood of offers, at two copies of the service of which one is killed', () => {
  let running: RunningNotifications;
  beforeAll(async () => {
    running = await startNotifications();
    await running.startCopy();
    const inboxOnly = matchesBy({ inbox: true, push: false, mail: false });
    for (const user of USERS) await running.calls.choose(user, inboxOnly);
  });
  afterAll(() => running.stop());

  it('tells each user of twenty a day, and of no offer twice', async () => {
    const flood = OFFERS.flatMap((offer) => USERS.map((user) => aMatch(user, offer)));
    const published = running.publish.match(...flood, ...flood.toReversed());
    await eventually('some are told', async () => (await running.calls.list(1)).unread > 0);
    await running.crash();
    await running.restart();
    await running.ready();
    await published;
    for (const user of USERS) await inboxHas(running, user, PER_DAY);
    // Events are handled in the order of their users: once another user's is told, all were heard.
    const last = Math.max(...USERS) + 1;
    await running.publish.match(...flood, aMatch(last, 1));
    await inboxHas(running, last, 1);
    for (const user of USERS) {
      const { notifications, unread } = await running.calls.list(user, { limit: 100 });
      expect(unread).toBe(PER_DAY);
      expect(new Set(notifications.map(({ data }) => data.offerId)).size).toBe(PER_DAY);
    }
  });
});
