import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aProvided } from '../../../test/support/agreements.js';
import {
  respondTo,
  requestsTo,
  failure,
  delayed,
  noContent,
  unreachable,
} from '../../../test/support/responses.js';
import { ANKARA, anOffer, ONLINE } from '../../../test/support/builders.js';
import { holdClock, pass } from '../../../test/support/device.js';
import { agreements, currentUser, lastOffer } from '../../../test/support/gateway.js';
import { chooseInProfileMenu, press } from '../../../test/support/page.js';
import { ENDPOINT, providePush } from '../../../test/support/push.js';
import { openSignedIn } from '../../../test/support/render-app.js';
import { address, expectToast } from '../../../test/support/render.js';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { recentPlacesKey } from '../../shared/storage/user-keys.js';

const UNSUBSCRIBE = 'DELETE /api/notifications/push-subscriptions';
const STATUS = 'POST /api/providers/status';

const question = () => screen.queryByRole('dialog', { name: 'Yayındasın' });

async function openOnline(): Promise<void> {
  currentUser({ ...ONLINE, ...ANKARA, lastLocationUpdate: Date.now() });
  await openSignedIn('/');
  expect(await screen.findByText(/^Yayındasın ·/)).toBeVisible();
}

async function signOutWhileOnline(): Promise<void> {
  await openOnline();
  await chooseInProfileMenu('Çıkış yap');
  await waitFor(() => expect(question()).toBeVisible());
}

beforeEach(() => {
  respondTo('POST /api/providers/location', noContent);
  respondTo(STATUS, noContent);
});

it('signing out ends push messages to this browser, clears the badge and opens the greeting', async () => {
  const badge = {
    setAppBadge: jest.fn(() => Promise.resolve()),
    clearAppBadge: jest.fn(() => Promise.resolve()),
  };
  Object.assign(navigator, badge);
  const { unsubscribe } = providePush('granted', true);
  respondTo(UNSUBSCRIBE, noContent);
  await openSignedIn('/');
  await chooseInProfileMenu('Çıkış yap');
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  const [call] = requestsTo(UNSUBSCRIBE);
  expect(call?.query.get('endpoint')).toBe(ENDPOINT);
  expect(call?.headers.get('authorization')).toMatch(/^Bearer /);
  await waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalled());
  await expectToast('Başarılı', 'Başarıyla çıkış yapıldı.');
  expect(address()).toBe('/greeting');
  expect(document.querySelector('.toast')).toHaveClass('toast-default');
  await press('Yeniden giriş yap');
  await waitFor(() => expect(address()).toBe('/login'));
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
});

it('reports a sign-out that fails', async () => {
  await openSignedIn('/');
  const { auth } = await firebaseSession();
  jest.spyOn(auth, 'signOut').mockRejectedValueOnce(new Error('the storage is unavailable'));
  await chooseInProfileMenu('Çıkış yap');
  await expectToast('Hata', 'Çıkış yapılırken bir hata oluştu.', 'Birazdan tekrar dene.');
});

it('signing out ends the session of the queue board for admins only', async () => {
  const END = 'DELETE /api/admin/session';
  respondTo(END, noContent);
  await openSignedIn('/');
  await chooseInProfileMenu('Çıkış yap');
  await waitFor(() => expect(address()).toBe('/greeting'));
  expect(requestsTo(END)).toEqual([]);
  cleanup();
  currentUser({ isAdmin: true });
  await openSignedIn('/');
  await chooseInProfileMenu('Çıkış yap');
  await waitFor(() => expect(address()).toBe('/greeting'));
  expect(requestsTo(END)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

it('signing out while online asks for confirmation; a failure and staying change nothing', async () => {
  await signOutWhileOnline();
  respondTo(STATUS, () => failure(503));
  await press('Yayını bitir ve çık');
  await expectToast('Hata', 'Yayının bitirilemedi, hâlâ haritadasın.', 'Birazdan tekrar dene.');
  expect(question()).toBeVisible();
  await press('Yayında kal');
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe('/');
  expect(requestsTo(STATUS)).toHaveLength(1);
  expect(screen.getByText(/^Yayındasın ·/)).toBeVisible();
});

it('says before the offer ends that its agreements and requests end with it', async () => {
  lastOffer(anOffer({ id: 5 }));
  agreements(aProvided({ id: 3, offerId: 5 }), aProvided({ id: 4, offerId: 5, state: 'accepted' }));
  await signOutWhileOnline();
  expect(
    await screen.findByText(
      /^Yayındaki ilanınla anlaştığın 1 kişi var; .* Cevap bekleyen 1 istek kapanır\.$/,
    ),
  ).toBeVisible();
});

it('a user whose offer cannot be ended can sign out nevertheless, without a network too', async () => {
  await signOutWhileOnline();
  expect(screen.queryByRole('button', { name: 'Yine de çık' })).toBeNull();
  respondTo(STATUS, unreachable);
  await press('Yayını bitir ve çık');
  expect(await screen.findByText(/^Yine de çıkarsan konumun artık gönderilmez/)).toBeVisible();
  await press('Yine de çık');
  await expectToast('Başarılı', 'Başarıyla çıkış yapıldı.');
  expect(address()).toBe('/greeting');
});

it('keeps the confirmation open and disabled until the offer has ended and the user is signed out', async () => {
  await signOutWhileOnline();
  deviceStorage.set(recentPlacesKey('ece'), '[]');
  const ending = delayed(noContent);
  const pushEnd = delayed(noContent);
  respondTo(STATUS, ending.respond);
  providePush('granted', true);
  respondTo(UNSUBSCRIBE, pushEnd.respond);
  await press('Yayını bitir ve çık');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
  await press('Kapat');
  expect(question()).toBeVisible();
  ending.release();
  await waitFor(() => expect(requestsTo(UNSUBSCRIBE)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Yayını bitir ve çık' })).toBeDisabled();
  pushEnd.release();
  await expectToast('Başarılı', 'Başarıyla çıkış yapıldı.');
  expect(address()).toBe('/greeting');
  const [ended] = requestsTo(STATUS);
  expect(ended?.body).toEqual({ isOnline: false });
  expect(ended?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(deviceStorage.get(recentPlacesKey('ece'))).toBeNull(); // Nothing of the user stays in the browser
});

it('closing the page while online is confirmed by the browser only', async () => {
  await openOnline();
  holdClock();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await pass(1_000);
  expect(question()).toBeNull();
});
