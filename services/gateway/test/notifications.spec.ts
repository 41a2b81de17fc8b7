import { connect } from '@nats-io/transport-node';
import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import {
  NOTIFICATION_TOLD,
  type NotificationTold,
} from '@rotadas/contracts/notifications/notifications.subjects';
import { eventually } from '@rotadas/test-kit/eventually';
import type { ListeningProcess } from '@rotadas/test-kit/service-process';
import { aToken } from './support/a-token.js';
import { LiveClient } from './support/live-client.js';
import { startGateway } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { GOOD_TOKEN } from './support/stand-in-notifications.js';

const SUBSCRIPTION = {
  endpoint: 'https://push.example/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

let testBed: TestBed;
beforeAll(async () => void (testBed = await startTestBed()));
afterAll(() => testBed.stop());

describe('the calls about notifications', () => {
  const asked = () => testBed.asked.notificationQuestions.at(-1);
  const send = (method: string, path: string, body?: object) =>
    fetch(`${testBed.gateway.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${aToken()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('ask for the own inbox, thirty at a time unless asked otherwise', async () => {
    const reply = await testBed.call('/api/notifications');
    expect(await reply.json()).toEqual({ notifications: [], unread: 3, next: null });
    expect(asked()).toEqual({ userId: 7, page: { limit: 30 } });
    await testBed.call('/api/notifications?limit=2&before=9');
    expect(asked()).toEqual({ userId: 7, page: { limit: 2, before: 9 } });
  });

  it('mark the own as read', async () => {
    expect((await testBed.call('/api/notifications/read', { ids: [4, 5] })).status).toBe(200);
    expect(asked()).toEqual({ userId: 7, read: { ids: [4, 5] } });
  });

  it('say and set what the user chose', async () => {
    expect(await (await testBed.call('/api/notifications/choices')).json()).toEqual(DEFAULT_CHOICES);
    const choices = { ...DEFAULT_CHOICES, quietHours: { from: '23:00', to: '07:00' } };
    expect((await send('PUT', '/api/notifications/choices', choices)).status).toBe(200);
    expect(asked()).toEqual({ userId: 7, choices });
  });

  it('let push messages come to a browser, and end them', async () => {
    const path = '/api/notifications/push-subscriptions';
    expect((await send('POST', path, SUBSCRIPTION)).status).toBe(204);
    expect(asked()).toEqual({ userId: 7, subscription: SUBSCRIPTION });
    const query = new URLSearchParams({ endpoint: SUBSCRIPTION.endpoint });
    expect((await send('DELETE', `${path}?${query}`)).status).toBe(204);
    expect(asked()).toEqual({ userId: 7, endpoint: SUBSCRIPTION.endpoint });
    expect(await (await testBed.call('/api/notifications/push-key')).json()).toEqual({ publicKey: 'a key' });
  });

  it.each([
    ['POST', '/api/notifications/read', {}],
    ['POST', '/api/notifications/read', { ids: [1], userId: 8 }],
    ['PUT', '/api/notifications/choices', { channels: {}, quietHours: null }],
    ['POST', '/api/notifications/push-subscriptions', { ...SUBSCRIPTION, endpoint: 'nowhere' }],
    ['DELETE', '/api/notifications/push-subscriptions', undefined],
    ['GET', '/api/notifications?limit=101', undefined],
  ])('refuse %s %s with %j', async (method, path, body: object | undefined) => {
    const before = testBed.asked.notificationQuestions.length;
    const reply = await send(method, path, body);
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'input-invalid' }]);
    expect(testBed.asked.notificationQuestions).toHaveLength(before);
  });

  it('are refused to whoever is not signed in', async () => {
    expect((await testBed.call('/api/notifications', undefined, '')).status).toBe(401);
    expect((await testBed.call('/api/notifications/read', { all: true }, '')).status).toBe(401);
  });
});

describe('the one-click unsubscribe', () => {
  const url = (token: string) =>
    `${testBed.gateway.url}/api/notifications/unsubscribe?${new URLSearchParams({ token })}`;
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');

  it.each([
    ['a form, as mail programs send it', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['a form of several parts', form],
    ['a text', 'List-Unsubscribe=One-Click'],
    ['nothing', null],
  ])('takes %s without signing in', async (_what, body) => {
    const reply = await fetch(url(GOOD_TOKEN), { method: 'POST', body });
    expect([reply.status, await reply.json()]).toEqual([200, { kind: 'route-matched' }]);
  });

  it('refuses a wrong token, and none', async () => {
    const wrong = await fetch(url('7.route-matched.other'), { method: 'POST' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'unsubscribe-token-invalid' }]);
    const none = await fetch(`${testBed.gateway.url}/api/notifications/unsubscribe`, { method: 'POST' });
    expect([none.status, await none.json()]).toMatchObject([400, { code: 'input-invalid' }]);
  });

  it('leads whoever only looks to the page that asks', async () => {
    const reply = await fetch(url(GOOD_TOKEN), { redirect: 'manual' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`/abonelikten-cik?token=${GOOD_TOKEN}`);
  });

  it('lets no other call take a form', async () => {
    const headers = { authorization: `Bearer ${aToken()}` };
    const body = new URLSearchParams({ all: 'true' });
    const path = `${testBed.gateway.url}/api/notifications/read`;
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(415);
  });
});

describe('a notification that comes', () => {
  let second: ListeningProcess;
  beforeAll(async () => void (second = await startGateway(testBed.settings)));
  afterAll(() => second.stop());

  const told = (userId: number, id: number): NotificationTold => ({
    userId,
    unread: 1,
    notification: {
      id,
      kind: 'departure-due',
      data: { offerId: 3, departsAt: 5 },
      title: 'Yola çıkma zamanı',
      text: 'Ankara → Bursa',
      link: '/?yayin=3',
      createdAt: 5,
      readAt: null,
    },
  });

  it('reaches all connections of its user, at each gateway, and nobody else', async () => {
    const [here, there, other, nobody] = await Promise.all([
      LiveClient.connect(testBed.gateway.url),
      LiveClient.connect(second.url),
      LiveClient.connect(second.url),
      LiveClient.connect(second.url),
    ]);
    await Promise.all([here, there].map((client) => client.signIn(aToken({ sub: 'user-12' }))));
    await other.signIn(aToken({ sub: 'user-13' }));
    const nats = await connect({ servers: testBed.nats.url });
    const publish = (...messages: NotificationTold[]) => {
      for (const message of messages) nats.publish(NOTIFICATION_TOLD, JSON.stringify(message));
    };
    const has = (client: LiveClient, ...ids: number[]) =>
      eventually(`it was told ${ids.join()}`, async () => {
        expect(client.notifications.map(({ notification }) => notification.id)).toEqual(ids);
        return true;
      });
    publish(told(12, 1), told(12, 2), told(13, 3));
    await Promise.all([has(here, 1, 2), has(there, 1, 2), has(other, 3), has(nobody)]);
    expect(here.notifications[0]).toEqual({
      type: 'notification',
      unread: 1,
      notification: told(12, 1).notification,
    });
    await nats.close();
    for (const client of [here, there, other, nobody]) client.close();
  });
});
