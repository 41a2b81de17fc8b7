import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, failure } from '../../test/support/answers.js';
import { holdClock, pass } from '../../test/support/device.js';
import { button, chooseInProfileMenu, field, press } from '../../test/support/page.js';
import { lookups } from '../../test/support/position.js';
import { closeApp, openSignedIn } from '../../test/support/render-app.js';

const ME = 'GET /api/users/me';
const NAME = 'Adı Soyadı (Zorunlu)';

const asked = () => callsOf(ME).length;

it('a 401 is a failure that is not repeated: user info that is refused leaves the form with its defaults', async () => {
  answer(ME, () => failure(401, 'Oturumun doğrulanamadı.'));
  await openSignedIn('/profile');
  expect(await screen.findByText('Kullanıcı bilgileri alınamadı')).toBeVisible();
  expect(await field(NAME)).toHaveValue('');
  const renewed = () => callsOf('POST https://securetoken.googleapis.com/v1/token');
  await waitFor(() => expect(renewed()).toHaveLength(1)); // for the calls to come
  expect(callsOf(ME)).toHaveLength(1);
});

it('user info is asked for neither on focus nor again at once after a failure', async () => {
  await openSignedIn('/'); // loads what home needs
  await button('Profil menüsü');
  await closeApp();
  holdClock();
  await openSignedIn('/');
  await pass(1_000);
  const before = asked();
  for (const name of ['focus', 'online']) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
  expect(asked()).toBe(before);

  answer(ME, () => failure(500));
  while (asked() === before) await pass(100); // the next poll
  expect(asked()).toBe(before + 1);
  await pass(4_000);
  expect(asked()).toBe(before + 1);
});

it('the providers of the map are requested with the token of the signed-in user', async () => {
  await openSignedIn('/');
  const inView = () => callsOf('GET /api/providers/active').filter(({ query }) => !query.has('near'));
  await waitFor(() => expect(inView()).not.toEqual([]));
  for (const { headers } of inView()) expect(headers.get('authorization')).toMatch(/^Bearer ./);
});

it('what is known is not asked for again by the next screen, however old it is', async () => {
  await openSignedIn('/'); // loads what the screens need
  await chooseInProfileMenu('Profil ayarları');
  await button('Düzenle');
  await closeApp();
  holdClock();
  await openSignedIn('/');
  await pass(100);
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await chooseInProfileMenu('Profil ayarları');
  expect(await button('Düzenle')).toBeVisible();
  expect(await field(NAME)).toHaveValue('Ece Uysal');
  await pass(10 * 60_000);
  await press('Düzenle');
  await pass(100);
  expect(asked()).toBe(before);
});

it('the position is asked for on sign-in and every 5 minutes, exact, fresh, within 5 s, on every screen', async () => {
  await openSignedIn('/'); // loads what the screens need
  await chooseInProfileMenu('Profil ayarları');
  await button('Düzenle');
  await closeApp();
  lookups.mockClear();
  holdClock();
  await openSignedIn('/');
  await pass(1_000);
  expect(lookups.mock.calls.map(([, , options]) => options)).toEqual([
    { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 },
  ]);
  await chooseInProfileMenu('Profil ayarları');
  expect(await button('Düzenle')).toBeVisible();
  await pass(4 * 60_000);
  expect(lookups).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(lookups).toHaveBeenCalledTimes(2);
  await press('Geri');
  expect(await button('Hizmet ara')).toBeVisible();
  await pass(1_000);
  expect(lookups).toHaveBeenCalledTimes(2);
});
