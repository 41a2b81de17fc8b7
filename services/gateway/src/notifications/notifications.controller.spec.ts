import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../../test/support/a-token.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { GOOD_TOKEN } from '../../test/support/stand-in-services.js';
import {
  NOTIFICATION_CREATED,
  type NotificationCreated,
} from '@rotadas/contracts/notifications/notifications.rpc';

const aNotificationCreated = (userId: number, id: number): NotificationCreated => ({
  userId,
  unread: 1,
  notification: {
    id,
    kind: 'departure-due',
    data: { offerId: 3, departsAt: 5 },
    title: 'Yola çıktın mı?',
    text: 'Ankara → Bursa',
    link: '/?yayin=3',
    createdAt: 5,
    readAt: null,
  },
});

const gateway = useGateway();

describe('the one-click unsubscribe', () => {
  const url = (token: string) =>
    `${gateway.url}/api/notifications/unsubscribe?${new URLSearchParams({ token })}`;
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');

  it.each([
    ['a form, as mail programs send it', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['a form of several parts', form],
    ['a text', 'List-Unsubscribe=One-Click'],
    ['nothing', null],
  ])('accepts %s without sign-in', async (_what, body) => {
    const reply = await fetch(url(GOOD_TOKEN), { method: 'POST', body });
    expect([reply.status, await reply.json()]).toEqual([200, { kind: 'route-matched' }]);
  });

  it('rejects a wrong and a missing token', async () => {
    const wrong = await fetch(url('7.route-matched.other'), { method: 'POST' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'unsubscribe-token-invalid' }]);
    const none = await fetch(`${gateway.url}/api/notifications/unsubscribe`, { method: 'POST' });
    expect([none.status, await none.json()]).toMatchObject([400, { code: 'input-invalid' }]);
  });

  it('redirects GET to the confirmation page', async () => {
    const reply = await fetch(url(GOOD_TOKEN), { redirect: 'manual' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`/abonelikten-cik?token=${GOOD_TOKEN}`);
  });

  it('does not make other calls accept a form', async () => {
    const headers = { authorization: `Bearer ${aToken()}` };
    const body = new URLSearchParams({ all: 'true' });
    const path = `${gateway.url}/api/notifications/read`;
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(415);
  });
});

describe('a notification', () => {
  it('is sent to all connections of its user, and to no others', async () => {
    const [one, two, other, anonymous] = await Promise.all([
      LiveClient.connect(gateway.url),
      LiveClient.connect(gateway.url),
      LiveClient.connect(gateway.url),
      LiveClient.connect(gateway.url),
    ]);
    await Promise.all([one, two].map((client) => client.signIn(aToken({ sub: 'user-12' }))));
    await other.signIn(aToken({ sub: 'user-13' }));
    const has = (client: LiveClient, ...ids: number[]) =>
      eventually(`it received ${ids.join()}`, async () => {
        expect(client.notifications.map(({ notification }) => notification.id)).toEqual(ids);
        return true;
      });
    for (const message of [
      aNotificationCreated(12, 1),
      aNotificationCreated(12, 2),
      aNotificationCreated(13, 3),
    ])
      gateway.subscriber.receive(NOTIFICATION_CREATED, message);
    await Promise.all([has(one, 1, 2), has(two, 1, 2), has(other, 3)]);
    await anonymous.next('snapshot', () => anonymous.watch()); // later than what it might have received
    await has(anonymous);
    expect(one.notifications[0]).toEqual({
      type: 'notification',
      unread: 1,
      notification: aNotificationCreated(12, 1).notification,
    });
    for (const client of [one, two, other, anonymous]) client.close();
  });
});
