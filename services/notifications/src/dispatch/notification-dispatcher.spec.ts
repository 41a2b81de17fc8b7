import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { InMemoryNotificationSettingsStore } from '../../test/support/in-memory-notification-settings-store.js';
import { InMemoryNotificationStore } from '../../test/support/in-memory-notification-store.js';
import { aSubscription, InMemorySubscriptionStore } from '../../test/support/in-memory-subscription-store.js';
import { matchesBy } from '../../test/support/notification-calls.js';
import { aNotification } from '../../test/support/a-notification.js';
import { aMatch } from '../../test/support/some-events.js';
import { UsersClient } from '../users/users-client.js';
import { NotificationSettingsStore } from '../settings/store/notification-settings.store.js';
import { pushDelivery } from '../deliveries/domain/delivery-job.js';
import { NotificationCounts } from '../deliveries/notification-counts.js';
import { DeliveryQueues } from '../deliveries/store/delivery-queues.js';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { summarizeMatches } from '../inbox/domain/matches-summary.js';
import { MailSender } from '../mail/mail-sender.js';
import { PushSender } from '../push/push-sender.js';
import { PushSubscriptionStore } from '../push/store/push-subscription.store.js';
import { accountNotification } from './domain/account-requests.js';
import { matchNotification } from './domain/notification-requests.js';
import { ChannelResolver } from './channel-resolver.js';
import { NotificationDispatcher } from './notification-dispatcher.js';
import { NOTIFICATION_CREATED } from '@rotadas/contracts/notifications/notifications.rpc';

const USER = 7;
const NEW_PROVIDER = 1_099;
const SUBSCRIPTION = aSubscription();

describe('NotificationDispatcher', () => {
  let dispatcher: NotificationDispatcher;
  let store: InMemoryNotificationStore;
  let settings: InMemoryNotificationSettingsStore;
  let subscriptions: InMemorySubscriptionStore;
  let email: string | null;
  let channels: Record<'push' | 'mail', { isSetUp: boolean }>;
  const published: unknown[] = [];
  let isClosed = false;
  const jobs: unknown[] = [];
  const counted: unknown[] = [];
  beforeEach(async () => {
    [store, settings, subscriptions] = [
      new InMemoryNotificationStore(),
      new InMemoryNotificationSettingsStore(),
      new InMemorySubscriptionStore(),
    ];
    [published.length, jobs.length, counted.length] = [0, 0, 0];
    email = 'ayse@rotadas.example';
    isClosed = false;
    const accounts = {
      findAddress: async () => email,
      isClosed: async () => isClosed,
      isNew: async (userId: number) => userId === NEW_PROVIDER,
    } satisfies Pick<UsersClient, 'findAddress' | 'isClosed' | 'isNew'>;
    channels = { push: { isSetUp: true }, mail: { isSetUp: true } };
    const queues = {
      add: async (added) => void jobs.push(...added),
    } satisfies Pick<DeliveryQueues, 'add'>;
    const publisher = {
      publish: (subject, message) => void published.push([subject, message]),
    } satisfies Pick<NatsPublisher, 'publish'>;
    const counts = {
      add: (...count) => void counted.push(count),
    } satisfies Pick<NotificationCounts, 'add'>;
    const module = await Test.createTestingModule({
      providers: [
        NotificationDispatcher,
        ChannelResolver,
        { provide: NotificationCounts, useValue: counts },
        { provide: NotificationStore, useValue: store },
        { provide: NotificationSettingsStore, useValue: settings },
        { provide: PushSubscriptionStore, useValue: subscriptions },
        { provide: UsersClient, useValue: accounts },
        { provide: PushSender, useValue: channels.push },
        { provide: MailSender, useValue: channels.mail },
        { provide: DeliveryQueues, useValue: queues },
        { provide: NatsPublisher, useValue: publisher },
      ],
    }).compile();
    dispatcher = module.get(NotificationDispatcher);
    await subscriptions.save(USER, SUBSCRIPTION, 1);
  });

  const dispatch = (offerId: number) => dispatcher.dispatch(matchNotification(aMatch(USER, offerId)));
  const keyFor = (offerId: number) => matchNotification(aMatch(USER, offerId)).key;
  const inbox = () => store.listNewest(USER, 100);
  const PUSH_JOB = { notificationId: 1, deliveryId: pushDelivery(SUBSCRIPTION.endpoint) };
  const MAIL_JOB = { notificationId: 1, deliveryId: 'mail' };

  it('stores a notification, publishes it with the unread count, and queues its deliveries', async () => {
    await dispatch(1);
    await dispatch(2);
    expect((await inbox()).map(({ key }) => key)).toEqual([keyFor(2), keyFor(1)]);
    expect(published).toMatchObject([
      [NOTIFICATION_CREATED, { userId: USER, unread: 1, notification: { data: { offerId: 1 } } }],
      [NOTIFICATION_CREATED, { userId: USER, unread: 2, notification: { data: { offerId: 2 } } }],
    ]);
    expect(jobs.slice(0, 2)).toEqual([PUSH_JOB, MAIL_JOB]);
  });

  it('notifies once per key, and queues missing deliveries of an earlier attempt', async () => {
    await dispatch(1);
    await dispatch(1);
    expect([(await inbox()).length, published.length]).toEqual([1, 1]);
    expect(jobs).toEqual([PUSH_JOB, MAIL_JOB, PUSH_JOB, MAIL_JOB]);
  });

  it('publishes and counts a notification once if an earlier attempt failed after storing it', async () => {
    Object.assign(store, { countUnread: () => Promise.reject(new DomainError('service-unavailable')) });
    await expect(dispatch(1)).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(counted).toEqual([]);
    Reflect.deleteProperty(store, 'countUnread');
    await dispatch(1);
    await dispatch(1);
    expect(published).toMatchObject([[NOTIFICATION_CREATED, { unread: 1, notification: { id: 1 } }]]);
    expect(counted).toEqual([['inbox', 'sent']]);
  });

  it('limits new providers more', async () => {
    const add = jest.spyOn(store, 'add');
    await dispatch(1);
    expect(add).toHaveBeenLastCalledWith(expect.objectContaining({ isNewProvider: false }));
    await dispatch(NEW_PROVIDER - 1_000);
    expect(add).toHaveBeenLastCalledWith(expect.objectContaining({ isNewProvider: true }));
  });

  it('forgets a notification whose event this instance never finished', async () => {
    jest.useFakeTimers();
    Object.assign(store, { countUnread: () => Promise.reject(new DomainError('service-unavailable')) });
    await expect(dispatch(1)).rejects.toMatchObject({ code: 'service-unavailable' });
    Reflect.deleteProperty(store, 'countUnread');
    for (const offerId of [2, 3]) {
      jest.advanceTimersByTime(600_000);
      await dispatch(offerId);
    }
    await dispatch(1);
    expect(published).toMatchObject([2, 3].map((id) => [NOTIFICATION_CREATED, { notification: { id } }]));
    jest.useRealTimers();
  });

  it('does nothing beyond the limit of a provider', async () => {
    await dispatch(1);
    jest.spyOn(store, 'add').mockResolvedValueOnce(null);
    await dispatch(2);
    expect([published.length, jobs.length]).toEqual([1, 2]);
  });

  it('publishes only the new summary of a full day, and leaves its deliveries to the sweep', async () => {
    const deliveries = [{ id: 'mail', checkAt: Date.now() + 3_600_000 }];
    const summary = aNotification(USER, 1, { ...summarizeMatches(USER, '2026-11-28', 1), deliveries });
    const notification = { ...summary, id: 9, readAt: null };
    jest.spyOn(store, 'add').mockResolvedValueOnce({ notification, isNew: true });
    await dispatch(1);
    jest.spyOn(store, 'add').mockResolvedValueOnce({ notification, isNew: false });
    await dispatch(2);
    expect(published).toMatchObject([[NOTIFICATION_CREATED, { notification: { kind: 'matches-summary' } }]]);
    expect(jobs).toEqual([]);
  });

  it.each([
    ['inbox', [], 1],
    ['push', [PUSH_JOB], 0],
    ['mail', [MAIL_JOB], 0],
  ])('uses only %s if the user wants no other channel', async (channel, queued, listed) => {
    const none = { inbox: false, push: false, mail: false };
    await settings.save(USER, matchesBy({ ...none, [channel]: true }));
    await dispatch(1);
    expect(jobs).toEqual(queued);
    expect([(await inbox()).length, published.length]).toEqual([listed, listed]);
  });

  const message = {
    ...{ userId: USER, key: 'message:7:4:0', title: 'Ali sana mesaj yazdı', text: '', link: '/anlasmalar/4' },
    subject: { kind: 'message', data: { agreementId: 4, otherUserId: 8, departsAt: 5 } },
  } as const;

  it('leaves the push message about a message to the sweep, so that the user can read it first', async () => {
    await dispatcher.dispatch(message);
    expect([(await inbox()).length, published.length, jobs.length]).toEqual([1, 1, 0]);
    const [stored] = await inbox();
    expect(stored?.deliveries).toMatchObject([{ id: PUSH_JOB.deliveryId }]); // no mail by default
  });

  it('always shows news of agreements in the inbox', async () => {
    const none = { inbox: false, push: false, mail: false };
    const { channels: all, quietHours } = await settings.get(USER);
    await settings.save(USER, { channels: { ...all, message: none }, quietHours });
    await dispatcher.dispatch(message);
    expect((await inbox()).length).toBe(1);
  });

  it('shows news about the account and mails it, whatever channels the user wants', async () => {
    const { channels: all, quietHours } = await settings.get(USER);
    const none = { inbox: false, push: false, mail: false };
    const kinds = NotificationKind.options.map((kind) => [kind, none]);
    await settings.save(USER, { channels: { ...all, ...Object.fromEntries(kinds) }, quietHours });
    const news = { until: null, reason: 'fraud', text: 'Not', at: 1_000 } as const;
    await dispatcher.dispatch(accountNotification({ userId: USER, news: 'banned', ...news }, 'event'));
    await dispatcher.dispatch(accountNotification({ userId: USER, news: 'banned', ...news }, 'event'));
    expect([(await inbox()).length, published.length]).toEqual([1, 1]);
    expect(jobs).toEqual([MAIL_JOB, MAIL_JOB]);
  });

  it('stores nothing for a closed account', async () => {
    isClosed = true;
    await dispatch(1);
    expect([await inbox(), jobs]).toEqual([[], []]);
  });

  it('stores nothing for a user whom the users service does not know, and deletes nothing', async () => {
    await settings.save(USER, matchesBy({ inbox: true, push: true, mail: false }));
    await dispatch(1);
    email = null;
    await dispatch(2);
    email = 'ayse@rotadas.example';
    await dispatch(3);
    expect((await inbox()).map(({ key }) => key)).toEqual([keyFor(3), keyFor(1)]);
    expect(jobs).toEqual([PUSH_JOB, { ...PUSH_JOB, notificationId: 2 }]);
  });

  it('stores nothing if no channel is wanted or available', async () => {
    channels.push.isSetUp = channels.mail.isSetUp = false;
    await settings.save(USER, matchesBy({ inbox: false, push: true, mail: true }));
    await dispatch(1);
    await settings.save(USER, matchesBy({ inbox: true, push: false, mail: false }));
    await dispatch(2);
    expect((await inbox()).map(({ id }) => id)).toEqual([1]); // the second one is the first stored
  });
});
