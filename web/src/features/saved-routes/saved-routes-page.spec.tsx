import type { SavedRouteInput } from '@rotadas/contracts/matching/saved-route';
import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, failure, delayed, json, noContent } from '../../../test/support/responses.js';
import { aPlace, aSavedRoute } from '../../../test/support/builders.js';
import { knownPlaces, savedRoutes } from '../../../test/support/gateway.js';
import { button, choose, dialog, fill, press, user } from '../../../test/support/page.js';
import { providePush } from '../../../test/support/push.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { SavedRoutesPage } from './saved-routes-page.js';

const LIST = 'GET /api/saved-routes';
const SAVE = 'POST /api/saved-routes';
const EDIT = 'PUT /api/saved-routes/4';

const open = () =>
  renderWithKit(<SavedRoutesPage onSearch={() => undefined} />, { path: '/bildirimler/yollar' });
const sent = () => requestsTo(SAVE).map(({ body }) => body as SavedRouteInput);

async function choosePlace(label: string, text: string): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: label }), text);
  await user.click(await screen.findByRole('option', { name: new RegExp(text) }));
}

it('the list has the conditions and the end of each route', async () => {
  savedRoutes(
    aSavedRoute(3, {
      serviceType: 'companion',
      womenOnly: true,
      days: [1, 2, 3, 4, 5],
      hours: { from: '08:00', to: '10:00' },
      endsOn: '2030-12-31',
    }),
    aSavedRoute(2, { days: [6, 7], distanceMetres: null }),
    aSavedRoute(1, { days: [1, 3], endsOn: '2026-01-01', isActive: false }),
  );
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kadıköy → EsenboğaYol arkadaşı · Yalnız kadınlarla · 468,4 km · Hafta içi · 08:00–10:00 · 31/12/2030 gününe kadarAraDüzenle',
    'Kadıköy → EsenboğaTümü · Hafta sonu · Günün her saatiAraDüzenle',
    'Kadıköy → EsenboğaTümü · 468,4 km · Pzt, Çar · Günün her saatiSüresi dolduAraDüzenle',
  ]);
});

it('a route is saved with its limits, and push is explained afterwards', async () => {
  const { requestPermission } = providePush('default');
  respondTo('GET /api/notifications/push-key', () => json({ publicKey: 'BKey' }));
  respondTo(SAVE, () => json(aSavedRoute(1), 201));
  respondTo('GET /api/places', ({ query }) =>
    json(query.get('q') === 'Kadıköy' ? [aPlace('d-1', 'Kadıköy')] : [aPlace('a-1', 'Esenboğa')]),
  );
  open();
  await press('Rota kaydet');
  await choosePlace('Nereden', 'Kadıköy');
  await choosePlace('Nereye', 'Esenboğa');
  await choose('Hizmet türü', 'Taksi');
  for (const day of ['Cumartesi', 'Pazar']) await user.click(screen.getByRole('checkbox', { name: day }));
  await user.click(screen.getByRole('switch', { name: 'Günün her saati' }));
  await choose('En geç', '09:30');
  await fill('Son gün (isteğe bağlı)', '2030-12-31');
  savedRoutes(aSavedRoute(1));
  await press('Kaydet');
  const done = await dialog('Rota kaydedildi');
  expect(sent()).toEqual([
    {
      from: { placeId: 'd-1' },
      to: { placeId: 'a-1' },
      serviceType: 'taxi',
      days: [1, 2, 3, 4, 5],
      hours: { from: '07:00', to: '09:30' },
      endsOn: '2030-12-31',
    },
  ]);
  expect(await done.findByText('Anlık bildirim gönderelim mi?')).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await press('Şimdi değil');
  expect(done.queryByText('Anlık bildirim gönderelim mi?')).toBeNull();
  await press('Tamam');
  expect(await screen.findByText('Kadıköy → Esenboğa')).toBeVisible();
});

it('an incomplete form is not sent, and a place is not guessed from its text', async () => {
  knownPlaces();
  open();
  await press('Rota kaydet');
  const form = await dialog('Rota kaydet');
  await user.type(form.getByRole('combobox', { name: 'Nereye' }), 'Kadıköy');
  for (const box of form.getAllByRole('checkbox')) await user.click(box);
  await press('Kaydet');
  const faults = form.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(faults).toEqual(['Bu alanı doldur', 'Listeden bir yer seç', 'En az bir gün seç']);
  expect(form.getByRole('combobox', { name: 'Nereden' })).toHaveFocus();
  await user.click(form.getByRole('checkbox', { name: 'Salı' }));
  expect(form.queryByText('En az bir gün seç')).toBeNull();
  expect(sent()).toEqual([]);
});

it('type, days and hours of a route are edited; its ends and detour stay', async () => {
  const route = aSavedRoute(4, {
    serviceType: 'taxi',
    maxDetourMetres: 5_000,
    days: [6, 7],
    endsOn: '2026-01-01',
    isActive: false,
  });
  savedRoutes(route);
  respondTo(EDIT, () => failure(400, 'Olmadı.'));
  open();
  await press('Kadıköy → Esenboğa rotasını düzenle');
  const form = await dialog('Kayıtlı rotayı düzenle');
  expect(form.getByText('Kadıköy → Esenboğa')).toBeVisible();
  expect(form.queryByLabelText('Nereden')).toBeNull();
  expect(form.getByLabelText('Son gün (isteğe bağlı)')).toHaveValue('');
  await choose('Hizmet türü', 'Tümü');
  for (const day of ['Cumartesi', 'Pazar']) await user.click(form.getByRole('checkbox', { name: day }));
  await press('Kaydet');
  expect(form.getByRole('checkbox', { name: 'Pazartesi' })).toHaveFocus();
  for (const day of ['Pazartesi', 'Cumartesi', 'Pazar'])
    await user.click(form.getByRole('checkbox', { name: day }));
  await user.click(form.getByRole('switch', { name: 'Günün her saati' }));
  await fill('Son gün (isteğe bağlı)', '2020-01-01');
  await press('Kaydet');
  expect(form.getByLabelText('Son gün (isteğe bağlı)')).toHaveAccessibleDescription(/bugünden önce olamaz/);
  await fill('Son gün (isteğe bağlı)', '');
  await press('Kaydet');
  await expectToast('Hata', 'Olmadı.');
  respondTo(EDIT, () => {
    savedRoutes(aSavedRoute(4, { days: [1, 6, 7] }));
    return json(aSavedRoute(4));
  });
  await press('Kaydet');
  await expectToast('Başarılı', 'Kayıtlı rotan güncellendi.');
  expect(requestsTo(EDIT).at(-1)?.body).toEqual({
    serviceType: 'all',
    maxDetourMetres: 5_000,
    days: [1, 6, 7],
    hours: { from: '07:00', to: '10:00' },
    endsOn: null,
  });
  expect(await screen.findByText(/Pzt, Cmt, Paz/)).toBeVisible();
});

it('only women save routes for women-only offers', async () => {
  respondTo(EDIT, () => json(aSavedRoute(4)));
  savedRoutes(aSavedRoute(4));
  open();
  await press('Kadıköy → Esenboğa rotasını düzenle');
  const form = await dialog('Kayıtlı rotayı düzenle');
  await user.click(await form.findByRole('switch', { name: 'Yalnız kadınlarla' }));
  await press('Kaydet');
  await expectToast('Başarılı', 'Kayıtlı rotan güncellendi.');
  expect(requestsTo(EDIT).at(-1)?.body).toMatchObject({ womenOnly: true });
});

it('deleting asks first; the route stays if it fails', async () => {
  savedRoutes(aSavedRoute(4));
  respondTo('DELETE /api/saved-routes/4', () => failure(404, 'Bu kayıtlı yol bulunamadı.'));
  open();
  await press('Kadıköy → Esenboğa rotasını sil');
  await press('Kalsın');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo('DELETE /api/saved-routes/4')).toEqual([]);
  await press('Kadıköy → Esenboğa rotasını sil');
  await press('Sil');
  await expectToast('Hata', 'Bu kayıtlı yol bulunamadı.');
  respondTo('DELETE /api/saved-routes/4', noContent);
  savedRoutes();
  await press('Sil');
  expect(await screen.findByText('Kayıtlı rotan yok')).toBeVisible();
});

it('at most ten routes can be saved', async () => {
  savedRoutes(...Array.from({ length: 10 }, (_, index) => aSavedRoute(index + 1)));
  open();
  expect(
    await screen.findByText('En çok 10 rota kaydedebilirsin. Yenisi için önce birini sil.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rota kaydet' })).toBeNull();
});

it('the list shows loading and failure, and can be retried', async () => {
  const late = delayed(() => failure(503));
  respondTo(LIST, late.respond);
  open();
  expect(await screen.findByRole('status', { name: 'Kayıtlı rotalar yükleniyor...' })).toBeVisible();
  late.release();
  expect(await screen.findByText('Kayıtlı rotalar alınamadı')).toBeVisible();
  savedRoutes();
  await press('Tekrar dene');
  expect(await button('Rota kaydet')).toBeVisible();
});
