import { Route, Routes } from 'react-router';
import { respondTo, requestsTo, failure } from '../../test/support/responses.js';
import { holdClock, pass } from '../../test/support/device.js';
import { button, chooseInProfileMenu, field, press } from '../../test/support/page.js';
import { lookups } from '../../test/support/position.js';
import { renderWithKit } from '../../test/support/render.js';
import '../../test/support/home.js';
import { ProfilePage } from '../features/profile/profile-page.js';
import { HomeScreen } from './home/home-screen.js';
import { SignedInFrame } from './signed-in-frame.js';

const ME = 'GET /api/users/me';
const NAME = 'Adı Soyadı (Zorunlu)';

const requests = () => requestsTo(ME).length;

const renderScreens = () =>
  renderWithKit(
    <Routes>
      <Route element={<SignedInFrame />}>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/profile" element={<ProfilePage />} />
      </Route>
    </Routes>,
  );

it('does not request user info on focus, nor immediately after a failure', async () => {
  holdClock();
  renderScreens();
  await pass(1_000);
  const before = requests();
  for (const name of ['focus', 'online']) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
  expect(requests()).toBe(before);

  respondTo(ME, () => failure(500));
  while (requests() === before) await pass(100); // The next poll
  expect(requests()).toBe(before + 1);
  await pass(4_000);
  expect(requests()).toBe(before + 1);
});

it('requests user info every 5 s on every screen, and not again for the next screen', async () => {
  holdClock();
  renderScreens();
  await pass(100);
  const before = requests();
  expect(before).toBeGreaterThan(0);
  await chooseInProfileMenu('Profil ayarları');
  expect(await button('Düzenle')).toBeVisible();
  expect(await field(NAME)).toHaveValue('Ece Uysal');
  await press('Düzenle');
  await pass(100);
  expect(requests()).toBe(before);
  await pass(10_000);
  expect(requests()).toBe(before + 2);
});

it('looks up an exact, fresh position within 5 s of the sign-in, and every 5 minutes on every screen', async () => {
  holdClock();
  renderScreens();
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
