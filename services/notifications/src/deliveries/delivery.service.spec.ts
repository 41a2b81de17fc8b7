import { Test } from '@nestjs/testing';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { aNotification } from '../../test/support/a-notification.js';
import { InMemoryNotificationSettingsStore } from '../../test/support/in-memory-notification-settings-store.js';
import { InMemoryNotificationStore } from '../../test/support/in-memory-notification-store.js';
import { matchesBy } from '../../test/support/notification-calls.js';
import { quietNow } from '../../test/support/quiet-now.js';
import { UsersClient } from '../users/users-client.js';
import { NotificationSettingsStore } from '../settings/store/notification-settings.store.js';
import { summarizeMatches } from '../inbox/domain/matches-summary.js';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { MailSender } from '../mail/mail-sender.js';
import { PushSender } from '../push/push-sender.js';
import { MAIL_DELIVERY, pushDelivery } from './domain/delivery-job.js';
import { DeliveryService } from './delivery.service.js';
import { NotificationCounts } from './notification-counts.js';

const USER = 7;
const ALL = { inbox: true, push: true, mail: true };
const PUSH_DELIVERY = pushDelivery('one');

describe('DeliveryService', () => {
  let deliveries: DeliveryService;
  let metrics: Metrics;
  const sent: unknown[] = [];
  let store: InMemoryNotificationStore;
  let settings: InMemoryNotificationSettingsStore;
  let email: string | null;
  let isClosed: boolean;
  let sendMail: () => Promise<'sent' | 'rejected'>;
  let sendPush: () => ReturnType<PushSender['send']>;
  beforeEach(async () => {
    [store, settings] = [new InMemoryNotificationStore(), new InMemoryNotificationSettingsStore()];
    [metrics, sent.length, email, isClosed] = [new Metrics(), 0, 'ayse@rotadas.example', false];
    sendMail = async () => 'sent';
    sendPush = async () => 'sent';
    const mail = {
      send: async (...given: unknown[]) => (sent.push(given), sendMail()),
    } satisfies Pick<MailSender, 'send'>;
    const push = {
      send: async (...given: unknown[]) => (sent.push(given), sendPush()),
    } satisfies Pick<PushSender, 'send'>;
    const accounts = {
      findAddress: async () => email,
      isClosed: async () => isClosed,
    } satisfies Pick<UsersClient, 'findAddress' | 'isClosed'>;
    const module = await Test.createTestingModule({
      providers: [
        DeliveryService,
        NotificationCounts,
        { provide: Metrics, useValue: metrics },
        { provide: NotificationStore, useValue: store },
        { provide: NotificationSettingsStore, useValue: settings },
        { provide: MailSender, useValue: mail },
        { provide: PushSender, useValue: push },
        { provide: UsersClient, useValue: accounts },
      ],
    }).compile();
    deliveries = module.get(DeliveryService);
    const pending = [MAIL_DELIVERY, PUSH_DELIVERY].map((id) => ({ id, checkAt: 0 }));
    await store.add({ draft: aNotification(USER, 1, { deliveries: pending }) });
  });

  const MAIL_JOB = { notificationId: 1, deliveryId: MAIL_DELIVERY };
  const PUSH_JOB = { notificationId: 1, deliveryId: PUSH_DELIVERY };
  const isPending = async (deliveryId: string) => (await store.findUnsent(1, deliveryId)) !== null;
  const counted = async (channel: string, outcome: string, count = 1) =>
    (await metrics.text()).body.includes(
      `rotadas_notifications_total{channel="${channel}",outcome="${outcome}"} ${count}\n`,
    );

  it('sends a mail to the address of the account once', async () => {
    expect(await deliveries.attempt(MAIL_JOB)).toEqual({ kind: 'sent' });
    expect(await deliveries.attempt(MAIL_JOB)).toEqual({ kind: 'dropped' });
    expect(sent).toEqual([[expect.objectContaining({ id: 1, userId: USER }), email]]);
    expect([await isPending(MAIL_DELIVERY), await isPending(PUSH_DELIVERY)]).toEqual([false, true]);
    expect(await counted('mail', 'sent')).toBe(true);
    expect(await counted('push', 'given-up', 0)).toBe(true);
  });

  it.each([
    ['mail', MAIL_JOB],
    ['push', PUSH_JOB],
  ] as const)('holds a %s until the quiet hours end, and does not check it before', async (channel, job) => {
    await settings.save(USER, matchesBy(ALL, quietNow()));
    const result = await deliveries.attempt(job);
    expect(result).toEqual({ kind: 'held', until: expect.any(Number) });
    expect(sent).toEqual([]);
    const { deliveries: stored } = (await store.findUnsent(1, job.deliveryId)) ?? {};
    const until = result.kind === 'held' ? result.until : 0;
    expect(stored).toContainEqual({ id: job.deliveryId, checkAt: until + 10_000 });
    expect([await isPending(job.deliveryId), await counted(channel, 'held')]).toEqual([true, true]);
  });

  it('sends what is urgent in quiet hours, and drops what is outdated', async () => {
    await settings.save(USER, matchesBy(ALL, quietNow()));
    const deliver = async (id: number, expiresAt: number) => {
      const about = { agreementId: id, otherUserId: 8, departsAt: Date.now(), expiresAt };
      const data = { ...about, news: 'requested', version: 1 } as const;
      const subject = { kind: 'agreement', data } as const;
      const pending = [{ id: PUSH_DELIVERY, checkAt: 0 }];
      await store.add({ draft: aNotification(USER, id, { key: `${id}`, subject, deliveries: pending }) });
      return deliveries.attempt({ ...PUSH_JOB, notificationId: id });
    };
    expect(await deliver(2, Date.now() + 60_000)).toEqual({ kind: 'sent' });
    expect(await deliver(3, Date.now() - 1)).toEqual({ kind: 'dropped' });
  });

  it.each([
    ['mail', MAIL_JOB],
    ['push', PUSH_JOB],
  ] as const)('drops a %s that its user no longer wants', async (channel, job) => {
    await settings.save(USER, matchesBy({ ...ALL, [channel]: false }));
    expect(await deliveries.attempt(job)).toEqual({ kind: 'dropped' });
    expect([sent, await isPending(job.deliveryId)]).toEqual([[], false]);
  });

  it('drops the summary of matches for a user who no longer wants mails about them', async () => {
    const pending = [{ id: MAIL_DELIVERY, checkAt: 0 }];
    const summary = { ...summarizeMatches(USER, '2026-11-28', 34), deliveries: pending };
    await store.add({ draft: aNotification(USER, 2, summary) });
    await settings.save(USER, matchesBy({ ...ALL, mail: false }));
    expect(await deliveries.attempt({ ...MAIL_JOB, notificationId: 2 })).toEqual({ kind: 'dropped' });
    expect(sent).toEqual([]);
  });

  it('drops a mail to a deleted account', async () => {
    email = null;
    expect(await deliveries.attempt(MAIL_JOB)).toEqual({ kind: 'dropped' });
    expect([sent, await isPending(MAIL_DELIVERY)]).toEqual([[], false]);
  });

  it('drops deliveries to a closed account, but not news about it', async () => {
    isClosed = true;
    expect(await deliveries.attempt(MAIL_JOB)).toEqual({ kind: 'dropped' });
    expect(await deliveries.attempt(PUSH_JOB)).toEqual({ kind: 'dropped' });
    expect(sent).toEqual([]);
    const subject = { kind: 'account', data: { news: 'suspended' } } as const;
    const pending = [{ id: MAIL_DELIVERY, checkAt: 0 }];
    await store.add({ draft: aNotification(USER, 2, { key: '2', subject, deliveries: pending }) });
    expect(await deliveries.attempt({ ...MAIL_JOB, notificationId: 2 })).toEqual({ kind: 'sent' });
  });

  it('sends a push to its subscription', async () => {
    expect(await deliveries.attempt(PUSH_JOB)).toEqual({ kind: 'sent' });
    expect(sent).toEqual([[expect.objectContaining({ id: 1, userId: USER }), 'one']]);
    expect(await isPending(PUSH_DELIVERY)).toBe(false);
  });

  it('keeps a rejected delivery for an admin to retry', async () => {
    sendMail = async () => 'rejected';
    expect(await deliveries.attempt(MAIL_JOB)).toEqual({ kind: 'rejected' });
    sendPush = async () => 'rejected';
    expect(await deliveries.attempt(PUSH_JOB)).toEqual({ kind: 'rejected' });
    expect([await isPending(MAIL_DELIVERY), await isPending(PUSH_DELIVERY)]).toEqual([true, true]);
    expect([await counted('mail', 'rejected'), await counted('push', 'rejected')]).toEqual([true, true]);
  });

  it('rejects while a server is unavailable, so that the job is retried', async () => {
    sendMail = () => Promise.reject(new Error('no connection'));
    await expect(deliveries.attempt(MAIL_JOB)).rejects.toThrow('no connection');
    sendPush = sendMail;
    await expect(deliveries.attempt(PUSH_JOB)).rejects.toThrow('no connection');
    expect([await isPending(MAIL_DELIVERY), await isPending(PUSH_DELIVERY)]).toEqual([true, true]);
    expect([await counted('mail', 'failed'), await counted('push', 'failed')]).toEqual([true, true]);
  });

  it('stops checking a delivery that was given up', async () => {
    await deliveries.giveUp(MAIL_JOB);
    const [due] = await store.findDue(1, 10);
    expect(due?.deliveries).toEqual([
      { id: MAIL_DELIVERY, checkAt: null },
      { id: PUSH_DELIVERY, checkAt: 0 },
    ]);
    expect(await counted('mail', 'given-up')).toBe(true);
  });
});
