import { QUEUES } from '@rotadas/contracts/queues/queues';
import { emailOf } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { matchesBy } from '../support/notification-calls.js';
import { unfinished } from '../support/queues.js';
import { type RunningNotifications, startNotifications } from '../support/running-notifications.js';
import { aMatch } from '../support/some-events.js';

const USER = 7;

describe('mails to a mail server that is unavailable', () => {
  let running: RunningNotifications;
  beforeAll(async () => {
    running = await startNotifications();
    await running.calls.choose(USER, matchesBy({ inbox: true, push: false, mail: true }));
  });
  afterAll(() => running.stop());

  it('are sent once it is available again, each once', async () => {
    await running.mail.stop();
    await running.publish.match(...[1, 2, 3].map((offer) => aMatch(USER, offer)));
    await eventually('all three were tried twice', async () => {
      const jobs = await unfinished(running.addresses.redis, QUEUES.mail);
      return jobs.length === 3 && jobs.every(({ attemptsMade }) => attemptsMade > 1);
    });
    await running.mail.start();
    const mails = () => running.mail.mails.filter(({ to }) => to === emailOf(USER));
    await eventually('three mails', async () => mails().length === 3);
    const ids = mails().map(({ headers }) => /^Message-ID: (\S+)$/im.exec(headers)?.[1]);
    expect(new Set(ids).size).toBe(3);
  });
});
