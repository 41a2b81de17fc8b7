import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, failure, nothing } from '../../../test/support/answers.js';
import { currentUser } from '../../../test/support/gateway.js';
import { chooseInProfileMenu, press } from '../../../test/support/page.js';
import { address, expectToast, openSignedIn } from '../../../test/support/render-app.js';

const STATUS = 'POST /api/providers/status';

const question = () => screen.queryByRole('dialog', { name: 'Yayındasın' });

/** Home of somebody who is online, and wants to sign out. */
async function signOutWhileOnline(): Promise<void> {
  currentUser({
    isOnline: true,
    activeService: 'taxi',
    serviceFrom: 'Ankara',
    serviceTo: 'Eskişehir',
    onlineDuration: 60,
    serviceEndsAt: Date.now() + 3_600_000,
    showPhone: true,
    latitude: 39.92,
    longitude: 32.85,
    lastLocationUpdate: Date.now(),
  });
  await openSignedIn('/');
  expect(await screen.findByText(/^Yayındasın/)).toBeVisible();
  await chooseInProfileMenu('Çıkış Yap');
  await waitFor(() => expect(question()).toBeVisible());
}

beforeEach(() => {
  answer('POST /api/providers/location', nothing);
  answer(STATUS, nothing);
});

it('signing out while online asks first; staying changes nothing', async () => {
  await signOutWhileOnline();
  await press('Yayında kal');
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe('/');
  expect(callsOf(STATUS)).toEqual([]);
  expect(screen.getByText(/^Yayındasın/)).toBeVisible();
});

it('an offer that cannot be ended says so, and nobody is signed out', async () => {
  await signOutWhileOnline();
  answer(STATUS, () => failure(503));
  await press('Bitir ve çık');
  await expectToast('Hata', 'Yayının bitirilemedi, hâlâ haritadasın. Bağlantını kontrol edip tekrar dene.');
  expect(question()).toBeVisible();
  expect(address()).toBe('/');
});
