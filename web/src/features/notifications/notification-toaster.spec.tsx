import { jest } from '@jest/globals';
import { Notification } from '@rotadas/contracts/notifications/notification';
import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, json, requestBodies } from '../../../test/support/responses.js';
import { aNotification } from '../../../test/support/builders.js';
import { holdClock, pass } from '../../../test/support/device.js';
import { notifications } from '../../../test/support/gateway.js';
import { loseLive, openLive, serverSends } from '../../../test/support/open-socket.js';
import { press } from '../../../test/support/page.js';
import { providePush } from '../../../test/support/push.js';
import { address, expectToast, renderWithProviders } from '../../../test/support/render.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { rungRequests } from '../../shared/ring/rung-requests.js';
import { latestToast } from '../../shared/toast/toast-store.js';
import { NotificationToaster } from './notification-toaster.js';

const READ = 'POST /api/notifications/read';

const open = (path = '/profile') => renderWithProviders(<NotificationToaster />, { path });

beforeEach(() => respondTo(READ, () => json({ unread: 0 })));

it('shows a toast for a new notification, which opens it and marks it as read', async () => {
  openLive();
  open();
  serverSends({ type: 'notification', notification: aNotification(7), unread: 1 });
  await expectToast('Yoluna çıkan var 7', 'Ankara → Eskişehir');
  await press('Göster');
  await waitFor(() => expect(address()).toBe('/terms?n=7'));
  expect(requestBodies(READ)).toEqual([{ ids: [7] }]);
});

it('marks as read what an open agreement shows, without a toast', async () => {
  openLive();
  open('/anlasmalar/4');
  const shown = Notification.parse({
    ...{
      id: 7,
      kind: 'message',
      data: { agreementId: 4, otherUserId: 8, departsAt: 9 },
      title: 'Ali sana mesaj yazdı',
    },
    ...{ text: 'Isparta → Antalya', link: '/anlasmalar/4', createdAt: 5, readAt: null },
  });
  await waitFor(() => expect(requestsTo('GET /api/notifications')).toHaveLength(2));
  expect(requestsTo(READ)).toEqual([]);
  serverSends({ type: 'notification', notification: shown, unread: 1 });
  await waitFor(() => expect(requestBodies(READ)).toEqual([{ link: '/anlasmalar/4' }]));
  expect(screen.queryByText('Ali sana mesaj yazdı')).toBeNull();
});

it('shows a toast for a request unless it rings', async () => {
  holdClock();
  openLive();
  open();
  await pass(0);
  const about = { otherUserId: 8, news: 'requested', version: 1, expiresAt: 9, departsAt: 4 };
  const request = (id: number) =>
    Notification.parse({
      ...{
        id,
        kind: 'agreement',
        data: { ...about, agreementId: id },
        title: `Ayşe Y. ${id} koltuk istiyor`,
      },
      ...{ text: 'Isparta → Antalya', link: `/anlasmalar/${id}`, createdAt: 5, readAt: null },
    });
  const shown: unknown[] = [];
  const stop = latestToast.subscribe(() => shown.push(latestToast.get()?.title));
  serverSends({ type: 'notification', notification: request(3), unread: 1 });
  serverSends({ type: 'notification', notification: request(2), unread: 2 });
  rungRequests.add(2);
  await pass(3_000);
  expect(shown).toEqual(['Ayşe Y. 3 koltuk istiyor']);
  stop();
});

it('does not mark as read what a hidden page shows, until it is visible', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  notifications(aNotification(7));
  open('/anlasmalar/4');
  await waitFor(() => expect(requestsTo('GET /api/notifications')).not.toEqual([]));
  expect(requestsTo(READ)).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requestBodies(READ)).toEqual([{ link: '/anlasmalar/4' }]));
  visibility.mockRestore();
});

it('requests the count again when a connection opens, since earlier frames are lost', async () => {
  openLive();
  open();
  const requests = () => requestsTo('GET /api/notifications').length;
  await waitFor(() => expect(requests()).toBe(2));
  loseLive();
  await waitFor(() => expect(requests()).toBe(3));
});

it('requests the count every minute, also without a live connection', async () => {
  holdClock();
  open();
  await pass(1_000);
  const before = requestsTo('GET /api/notifications').length;
  await pass(60_000);
  expect(requestsTo('GET /api/notifications')).toHaveLength(before + 1);
});

it('shows the count on the icon of the installed app', async () => {
  const setAppBadge = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge });
  notifications(aNotification(2), aNotification(1));
  open();
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

it('a tapped system notification opens its link and is marked as read', async () => {
  const { postFromWorker } = providePush('granted', true);
  open();
  postFromWorker({ type: 'something-else' });
  postFromWorker({ type: 'notification-tapped', id: 8, link: '/bildirimler/yollar' });
  await waitFor(() => expect(address()).toBe('/bildirimler/yollar'));
  expect(requestBodies(READ)).toEqual([{ ids: [8] }]);
});

it('shows that an offer is live which was started from a system notification', async () => {
  const { postFromWorker } = providePush('granted', true);
  const ME = 'GET /api/users/me';
  const Status = () => useCurrentUserQuery(undefined).isSuccess;
  renderWithProviders([<NotificationToaster key="toaster" />, <Status key="status" />], { path: '/profile' });
  await waitFor(() => expect(requestsTo(ME)).toHaveLength(1));
  postFromWorker({ type: 'offer-started' });
  await waitFor(() => expect(requestsTo(ME)).toHaveLength(2));
  expect(address()).toBe('/profile');
});

it('Back returns to the view of the map from a tapped system notification', async () => {
  const { postFromWorker } = providePush('granted', true);
  open('/#map=13/41.0240/28.9600');
  const entries = window.history.length;
  postFromWorker({ type: 'notification-tapped', id: 8, link: '/bildirimler/yollar' });
  await waitFor(() => expect(address()).toBe('/bildirimler/yollar'));
  expect(window.history).toHaveLength(entries + 1);
});

it('a system notification that opened the app is marked as read, and its hash is removed', async () => {
  open('/bildirimler/yollar#bildirim=9');
  await waitFor(() => expect(requestBodies(READ)).toEqual([{ ids: [9] }]));
  await waitFor(() => expect(window.location.hash).toBe(''));
});
