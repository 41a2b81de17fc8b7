import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { callsOf } from '../../../test/support/answers.js';
import { ANKARA } from '../../../test/support/builders.js';
import { holdClock, onPhone, pass, passUntil } from '../../../test/support/device.js';
import { currentUser } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { followedTo, follows, lookupBreaks, positionFails } from '../../../test/support/position.js';
import { expectToast } from '../../../test/support/render.js';
import { letOfferWait } from '../../features/providing/kept-offer.js';
import { EMPTY_OFFER } from '../../features/providing/offer-form.js';

const ME = 'GET /api/users/me';
const ACTIVE = 'GET /api/providers/active';

it('the bars hold search, refresh and the provider toggle, and the map its round button', async () => {
  onPhone();
  renderHome();
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
  await press('Yayına geç');
  await dialog('Hizmet seç');
});

it('user info and active providers are asked for every 5 s', async () => {
  holdClock();
  renderHome();
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

it.each([
  [1, 'Konum izni reddedildi. Lütfen konum izni verin.'],
  [2, "Konum bilgisi alınamadı. Lütfen GPS'inizi açın."],
  [3, 'Konum bilgisi alınamadı. Lütfen tekrar deneyin.'],
  [9, 'Konum alınamadı: uydu yok'],
])('a position error with code %d says: %s', async (code, text) => {
  positionFails(code, 'uydu yok');
  renderHome();
  await press('Konumuma odaklan');
  await expectToast('Hata', text);
});

it('the warning of a failed look-up ends with the next position', async () => {
  positionFails(3);
  currentUser({ isOnline: true, activeService: 'taxi', serviceFrom: 'Ankara', serviceTo: 'Konya' });
  renderHome();
  const warning = await screen.findByText('Konum bilgisi alınamadı. Lütfen tekrar deneyin.');
  await waitFor(() => expect(follows).toHaveBeenCalled());
  followedTo(ANKARA);
  expect(warning).not.toBeInTheDocument();
});

it('a position lookup that breaks says which of the two actions failed', async () => {
  lookupBreaks();
  renderHome();
  await press('Konumumu yenile');
  await expectToast('Hata', 'Konum güncellenirken bir hata oluştu.', 'Birazdan yeniden dene.');
  await press('Konumuma odaklan');
  await expectToast('Hata', 'Konuma odaklanılırken bir hata oluştu.');
});

it('an offer that waits for the profile is in the form again once the profile is complete', async () => {
  letOfferWait(7, { ...EMPTY_OFFER, from: { text: 'Ankara', place: null }, showPhone: false });
  currentUser({ phone: null });
  holdClock();
  renderHome();
  const avatar = screen.getByRole('button', { name: 'Profil menüsü' });
  await passUntil(() => expect(avatar).toHaveTextContent('E')); // the user is known
  await pass(1_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup(); // and comes back with a complete profile
  jest.useRealTimers();
  currentUser();
  renderHome();
  const form = await dialog('Hizmet seç');
  expect(form.getByLabelText('Nereden')).toHaveValue('Ankara');
  expect(form.getByRole('radio', { name: 'Hayır' })).toBeChecked();
});
