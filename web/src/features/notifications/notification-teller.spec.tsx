import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, json } from '../../../test/support/answers.js';
import { notifications } from '../../../test/support/gateway.js';
import { aNotification } from '../../../test/support/notifications.js';
import { loseLive, openLive, tell } from '../../../test/support/open-socket.js';
import { button, openProfileMenu, press, user } from '../../../test/support/page.js';
import { ENDPOINT, providePush } from '../../../test/support/push.js';
import { address, closeApp, expectToast, openSignedIn } from '../../../test/support/render-app.js';

const READ = 'POST /api/notifications/read';
const UNSUBSCRIBE = 'DELETE /api/notifications/push-subscriptions';

beforeEach(() => answer(READ, () => json({ unread: 0 })));

it('the avatar and the menu count what is unread, and the menu leads to the inbox', async () => {
  notifications(aNotification(2), aNotification(1));
  await openSignedIn('/');
  const avatar = await button('Profil menüsü, 2 okunmamış bildirim');
  expect(avatar.querySelector('[data-count="2"]')).toBeInTheDocument();
  await user.click(avatar);
  const entry = await screen.findByRole('menuitem', { name: /^Bildirimler/ });
  expect(entry).toHaveTextContent('Bildirimler2');
  await user.click(entry);
  await waitFor(() => expect(address()).toBe('/bildirimler'));
});

it('what comes while the app is open is a toast that leads to it, and counts', async () => {
  openLive();
  await openSignedIn('/profile');
  await button('Düzenle');
  tell({ type: 'notification', notification: aNotification(7), unread: 1 });
  await expectToast('Yoluna çıkan var 7', 'Ankara → Eskişehir');
  await press('Göster');
  await waitFor(() => expect(address()).toBe('/terms?n=7'));
  expect(callsOf(READ).map(({ body }) => body)).toEqual([{ ids: [7] }]);
});

it('after a lost connection the count is asked for again', async () => {
  openLive();
  await openSignedIn('/');
  await button('Profil menüsü');
  notifications(aNotification(1));
  loseLive();
  expect(await button('Profil menüsü, 1 okunmamış bildirim')).toBeVisible();
});

it('the icon of the installed app shows the count until somebody signs out', async () => {
  const badge = {
    setAppBadge: jest.fn(() => Promise.resolve()),
    clearAppBadge: jest.fn(() => Promise.resolve()),
  };
  Object.assign(navigator, badge);
  notifications(aNotification(2), aNotification(1));
  await openSignedIn('/profile');
  await waitFor(() => expect(badge.setAppBadge).toHaveBeenLastCalledWith(2));
  expect(badge.clearAppBadge).not.toHaveBeenCalled();
  await closeApp();
  await waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalled());
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
});

it('a notification of the device opens here what it is about, and counts as read', async () => {
  const { workerSays } = providePush('granted', true);
  await openSignedIn('/profile');
  await button('Düzenle');
  workerSays({ type: 'something-else' });
  workerSays({ type: 'notification-tapped', id: 8, link: '/bildirimler/yollar' });
  await waitFor(() => expect(address()).toBe('/bildirimler/yollar'));
  expect(callsOf(READ).map(({ body }) => body)).toEqual([{ ids: [8] }]);
});

it('a notification of the device that opens the app counts as read, and leaves no trace in the address', async () => {
  await openSignedIn('/bildirimler/yollar#bildirim=9');
  await waitFor(() => expect(callsOf(READ).map(({ body }) => body)).toEqual([{ ids: [9] }]));
  await waitFor(() => expect(window.location.hash).toBe(''));
});

it('who signs out gets nothing more pushed to this browser', async () => {
  const { unsubscribe } = providePush('granted', true);
  answer(UNSUBSCRIBE, () => new Response(null, { status: 204 }));
  await openSignedIn('/');
  const entries = await openProfileMenu();
  expect(entries.map(({ textContent }) => textContent)).toContain('Çıkış Yap');
  await user.click(await screen.findByRole('menuitem', { name: 'Çıkış Yap' }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  const [told] = callsOf(UNSUBSCRIBE);
  expect(told?.query.get('endpoint')).toBe(ENDPOINT);
  expect(told?.headers.get('authorization')).toMatch(/^Bearer /);
});
