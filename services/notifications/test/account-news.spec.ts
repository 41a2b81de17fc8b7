import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { emailForUser } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { matchesBy } from './support/notification-calls.js';
import { quietNow } from './support/quiet-now.js';
import { type RunningNotifications, startNotifications } from './support/running-notifications.js';

const USER = 7;

describe('news about the account', () => {
  let running: RunningNotifications;
  beforeAll(async () => {
    running = await startNotifications();
  });
  afterAll(() => running.stop());

  it('are in the inbox and mailed immediately, in quiet hours too', async () => {
    const none = { inbox: false, push: false, mail: false };
    await running.calls.saveSettings(USER, matchesBy(none, quietNow()));
    const banned = { news: 'banned', until: null, reason: 'fraud', text: 'Gelmedin.', at: 1_000 } as const;
    await running.publish.event(usersEvents.accountNews, { userId: USER, ...banned });
    const closed = { reportId: 31, userId: USER, isActed: true, at: 1_000 };
    await running.publish.event(reportsEvents.closed, closed);
    const mails = () => running.mail.mails.filter(({ to }) => to === emailForUser(USER));
    await eventually('both mails arrive', async () => mails().length === 2);
    for (const { headers } of mails()) expect(headers).not.toMatch(/^List-Unsubscribe/im);
    const { notifications } = await running.calls.list(USER);
    expect(notifications.map(({ data }) => data).toSorted(byNews)).toEqual([
      { news: 'banned' },
      { news: 'report-acted' },
    ]);
    expect(running.output()).not.toContain('Gelmedin');
  });
});

const byNews = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
