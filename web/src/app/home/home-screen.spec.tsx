import { screen, waitFor, within } from '@testing-library/react';
import { callsOf } from '../../../test/support/answers.js';
import { holdClock, pass } from '../../../test/support/clock.js';
import { onPhone } from '../../../test/support/device.js';
import {
  button,
  chooseInProfileMenu,
  dialog,
  openProfileMenu,
  press,
  user,
} from '../../../test/support/page.js';
import { lookupBreaks, lookups, positionFails } from '../../../test/support/position.js';
import { address, closeApp, expectToast, openSignedIn } from '../../../test/support/render-app.js';

const ME = 'GET /api/users/me';
const ACTIVE = 'GET /api/providers/active';

it('the profile menu leads to profile, terms, about, theme, report and sign-out', async () => {
  await openSignedIn('/');
  const names = (await openProfileMenu()).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Profil Ayarları',
    'Bildirimler',
    'Kayıtlı yollar',
    expect.stringMatching(/tema$/),
    'Kullanım Koşulları ve Gizlilik',
    'Hakkında',
    'Sorun Bildir',
    'Çıkış Yap',
  ]);
});

it.each([
  ['Profil Ayarları', '/profile'],
  ['Kullanım Koşulları ve Gizlilik', '/terms'],
  ['Hakkında', '/about'],
])('the entry %s of the profile menu leads to %s', async (name, path) => {
  await openSignedIn('/');
  await chooseInProfileMenu(name);
  await waitFor(() => expect(address()).toBe(path));
});

it('signing out says Başarıyla çıkış yapıldı. and leads to the greeting', async () => {
  await openSignedIn('/');
  await chooseInProfileMenu('Çıkış Yap');
  await expectToast('Başarılı', 'Başarıyla çıkış yapıldı.');
  expect(address()).toBe('/greeting');
});

it('the bars hold search, refresh and the provider toggle, and the map its round button', async () => {
  onPhone();
  await openSignedIn('/');
  expect(await screen.findByText('BETA')).toBeVisible();
  await press('Hizmet ara');
  const picker = await dialog('Ne arıyorsun?');
  const types = within(picker.getByRole('group', { name: 'Hizmet türü' })).getAllByRole('button');
  expect(types.map(({ textContent }) => textContent)).toEqual([
    'Tümü',
    'Yol arkadaşı',
    'Taksi',
    'Servis',
    'Moto kurye',
    'Kargo',
    'Nakliye',
    'Hava taşımacılığı',
    'Deniz taşımacılığı',
    'Deniz turu',
  ]);
  await user.keyboard('{Escape}');
  await press('Konumumu yenile');
  await expectToast('Başarılı', 'Konumun güncellendi.');
  await press('Konumuma odaklan');
  await expectToast('Başarılı', 'Konumunuza odaklanıldı.');
  await press('Başlat');
  await dialog('Hizmet seç');
});

it('user info and active providers are asked for every 5 s', async () => {
  await openSignedIn('/'); // loads what home needs
  await button('Profil menüsü');
  await closeApp();
  holdClock();
  await openSignedIn('/');
  await pass(1_000);
  // the first look asks once for the nearest
  const lists = () => callsOf(ACTIVE).filter(({ query }) => !query.has('near'));
  const asked = () => [callsOf(ME).length, lists().length];
  const [me = 0, active = 0] = asked();
  expect(active).toBeGreaterThan(0);
  await pass(3_500);
  expect(asked()).toEqual([me, active]);
  await pass(1_500);
  expect(asked()).toEqual([me + 1, active + 1]);
  await pass(5_000);
  expect(asked()).toEqual([me + 2, active + 2]);
});

it('the position is asked for on sign-in and every 5 minutes, exact, fresh, within 5 s, on every screen', async () => {
  await openSignedIn('/'); // loads what the screens need
  await chooseInProfileMenu('Profil Ayarları');
  await button('Düzenle');
  await closeApp();
  lookups.mockClear();
  holdClock();
  await openSignedIn('/');
  await pass(1_000);
  expect(lookups.mock.calls.map(([, , options]) => options)).toEqual([
    { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 },
  ]);
  await chooseInProfileMenu('Profil Ayarları');
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

it.each([
  [1, 'Konum izni reddedildi. Lütfen konum izni verin.'],
  [2, "Konum bilgisi alınamadı. Lütfen GPS'inizi açın."],
  [3, 'Konum bilgisi alınamadı. Lütfen tekrar deneyin.'],
  [9, 'Konum alınamadı: uydu yok'],
])('a position error with code %d says: %s', async (code, text) => {
  positionFails(code, 'uydu yok');
  await openSignedIn('/');
  await press('Konumuma odaklan');
  await expectToast('Hata', text);
});

it('a position lookup that breaks says which of the two actions failed', async () => {
  lookupBreaks();
  await openSignedIn('/');
  await press('Konumumu yenile');
  await expectToast('Hata', 'Konum güncellenirken bir hata oluştu.', 'Birazdan yeniden dene.');
  await press('Konumuma odaklan');
  await expectToast('Hata', 'Konuma odaklanılırken bir hata oluştu.');
});
