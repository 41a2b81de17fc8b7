import { screen, waitFor } from '@testing-library/react';
import {
  respondTo,
  failure,
  json,
  noContent,
  requestBodies,
  requestsTo,
} from '../../../test/support/responses.js';
import { aUser } from '../../../test/support/builders.js';
import { holdClock, logged, pass, passUntil } from '../../../test/support/device.js';
import { currentUser } from '../../../test/support/gateway.js';
import { button, choose, field, fill, press, select, unfold, user } from '../../../test/support/page.js';
import { address, expectToast, renderWithKit } from '../../../test/support/render.js';
import { ProfilePage } from './profile-page.js';

const ME = 'GET /api/users/me';
const PROFILE = 'POST /api/users/profile';
const PHOTO = 'POST /api/users/photo';
const NAME = 'Adı Soyadı (Zorunlu)';
const BIRTH = /^Doğum tarihi/;
const NOTICE = 'Profil Düzenleme Modu';
const PHONE = '0555 555 55 55';

const open = () => renderWithKit(<ProfilePage />, { path: '/profile' });
const openToEdit = () => renderWithKit(<ProfilePage />, { path: '/profile?edit=true' });
const phone = () => screen.findByPlaceholderText(PHONE);
const fields = () => Promise.all([field(NAME), select('Cinsiyet'), field(BIRTH), phone(), field('Açıklama')]);
const saved = () => requestBodies(PROFILE);

beforeEach(() => respondTo(PROFILE, noContent));

it('the profile is read-only until Düzenle, and again after İptal; Geri returns to the map', async () => {
  open();
  expect(await screen.findByText(/ad soyad, cinsiyet, doğum tarihi ve telefon/)).toBeVisible();
  expect(screen.queryByText(NOTICE)).toBeNull();
  for (const each of await fields()) expect(each).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Kaydet' })).toBeNull();

  await press('Düzenle');
  for (const each of await fields()) expect(each).toBeEnabled();
  expect((await unfold('Cinsiyet')).map(({ textContent }) => textContent)).toEqual([
    'Erkek',
    'Kadın',
    'Diğer',
  ]);
  await user.keyboard('{Escape}');
  await fill(NAME, 'Başka Biri');
  await press('İptal');
  expect(await field(NAME)).toHaveValue('Ece Uysal');
  for (const each of await fields()) expect(each).toBeDisabled();

  await press('Geri');
  await waitFor(() => expect(address()).toBe('/'));
});

it('an incomplete profile opens in edit mode', async () => {
  currentUser({ phone: null });
  open();
  expect(await phone()).toBeEnabled();
  expect(await button('Kaydet')).toBeVisible();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('leaving unsaved changes asks, and the browser asks before the page closes', async () => {
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const question = () => screen.queryByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
  openToEdit();
  await field(NAME);
  expect(isHeld()).toBe(false);
  await fill(NAME, 'Başka Biri');
  expect(isHeld()).toBe(true);
  window.history.back();
  await waitFor(() => expect(question()).toBeVisible());
  await press('Düzenlemeye dön');
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe('/profile?edit=true');
  expect(await field(NAME)).toHaveValue('Başka Biri');
  window.history.back();
  await press('Kaydetmeden çık');
  await waitFor(() => expect(address()).toBe('/'));
  expect(saved()).toEqual([]);
});

it('leaving unsaved changes by Back returns to the page before', async () => {
  window.history.replaceState({ idx: 0 }, '', '/bildirimler');
  window.history.pushState({ idx: 1 }, '', '/profile?edit=true');
  renderWithKit(<ProfilePage />, { path: null });
  await fill(NAME, 'Başka Biri');
  window.history.back();
  await press('Kaydetmeden çık');
  await waitFor(() => expect(address()).toBe('/bildirimler'));
  expect(window.history.state).toEqual({ idx: 0 });
});

it('says that a provider is at least 18, and shows a picture for a user without a name', async () => {
  currentUser({ fullName: '' });
  open();
  expect(await screen.findByText(/en az 18 yaşında olmalısın/)).toBeVisible();
  expect(document.querySelector('.ant-avatar svg')).toBeVisible();
});

it('each missing mandatory field is reported', async () => {
  currentUser({ fullName: '', gender: 'unspecified', birthDate: null, phone: null });
  openToEdit();
  await fill(NAME, ' ');
  await press('Kaydet');
  for (const text of [
    'Adınız ve soyadınız zorunludur',
    'Cinsiyet seçimi zorunludur',
    'Doğum tarihi zorunludur',
    'Telefon numarası zorunludur',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  await fill(NAME, 'A');
  await waitFor(() => expect(screen.queryByText('Adınız ve soyadınız zorunludur')).toBeNull());
  await fill(BIRTH, '2000-01-31');
  expect(saved()).toEqual([]);
  await user.type(await phone(), '0532 444 55 66');
  await choose('Cinsiyet', 'Diğer');
  await press('Kaydet');
  await expectToast('Başarılı', 'Profiliniz başarıyla güncellendi.');
  expect(saved()).toMatchObject([
    { fullName: 'A', gender: 'other', birthDate: '2000-01-31', phone: '+90 532 444 55 66' },
  ]);
});

it('edit=true opens edit mode and shows Profil Düzenleme Modu for 5 s', async () => {
  holdClock();
  openToEdit();
  await passUntil(() => expect(screen.getByText(NOTICE)).toBeVisible());
  expect(await field(NAME)).toBeEnabled();
  await pass(4_800);
  expect(screen.getByText(NOTICE)).toBeVisible();
  await pass(200);
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('a saved profile is read-only again and redirects to the map after 1.5 s', async () => {
  openToEdit();
  expect(await field(BIRTH)).toHaveAttribute('type', 'date');
  expect(await phone()).toHaveValue(PHONE);
  expect((await field('Açıklama')).tagName).toBe('TEXTAREA');
  const description = 'Klimalı araç <i>temiz</i>\n\u200Fשלום';
  await fill('Açıklama', description);
  holdClock();
  await press('Kaydet');
  await passUntil(() => expect(screen.getByRole('button', { name: 'Düzenle' })).toBeVisible());
  await pass(1_400);
  expect(address()).toBe('/profile?edit=true');
  await expectToast('Başarılı', 'Profiliniz başarıyla güncellendi.');
  await pass(200);
  expect(address()).toBe('/');
  expect(saved()).toMatchObject([{ description }]);
});

it('editing again after a save stays on the page', async () => {
  openToEdit();
  await field(NAME);
  holdClock();
  await press('Kaydet');
  await passUntil(() => expect(screen.getByRole('button', { name: 'Düzenle' })).toBeVisible());
  await press('Düzenle');
  await fill(NAME, 'Başka Biri');
  await pass(2_000);
  expect(address()).toBe('/profile?edit=true');
  expect(await field(NAME)).toHaveValue('Başka Biri');
});

it('a profile that cannot be saved shows the server text, else its own', async () => {
  openToEdit();
  respondTo(PROFILE, () => failure(500));
  await press('Kaydet');
  await expectToast('Hata', 'Profil güncellenirken bir hata oluştu', 'Birazdan tekrar dene.');
  respondTo(PROFILE, () => failure(400, 'Telefon çok uzun.'));
  await press('Kaydet');
  await expectToast('Hata', 'Telefon çok uzun.');
  respondTo(PROFILE, () => failure(401, 'Oturumun süresi doldu.'));
  await press('Kaydet');
  await expectToast('Hata', 'Oturum bulunamadı', 'Çıkış yapıp yeniden giriş yap.');
  expect(await button('Kaydet')).toBeVisible();
});

it('a user that cannot be loaded is reported, and the form keeps its defaults', async () => {
  respondTo(ME, () => failure(500));
  open();
  expect(await screen.findByText('Kullanıcı bilgileri alınamadı')).toBeVisible();
  expect(await field(NAME)).toHaveValue('');
  expect(logged()).toContain('Kullanıcı bilgileri alınamadı');
  currentUser();
  await press('Tekrar dene');
  await waitFor(async () => expect(await field(NAME)).toHaveValue('Ece Uysal'));
});

it('the picture is shown, sent with the profile and can be removed; the gender is sent by its id', async () => {
  const profileImage = 'https://lh3.googleusercontent.com/a/ada';
  currentUser({ profileImage, gender: 'unspecified' });
  openToEdit();
  expect(await screen.findByRole('img', { name: 'Profil fotoğrafın' })).toHaveAttribute('src', profileImage);
  await choose('Cinsiyet', 'Kadın');
  await press('Kaydet');
  await waitFor(() => expect(saved()).toMatchObject([{ profileImage, gender: 'female' }]));
  await press('Düzenle');
  await choose('Cinsiyet', 'Erkek');
  await press('Fotoğrafı kaldır');
  await press('Kaydet');
  await waitFor(() => expect(saved()).toMatchObject([{}, { profileImage: null, gender: 'male' }]));
});

it('a photo is uploaded immediately, and a failure is explained', async () => {
  respondTo(PHOTO, () => json(aUser()));
  open();
  const file = new File(['photo'], 'ece.png', { type: 'image/png' });
  await user.upload(await field('Fotoğraf yükle'), file);
  await expectToast('Başarılı', 'Fotoğrafın yüklendi.');
  const [request] = requestsTo(PHOTO);
  expect([request?.headers.get('content-type'), request?.body]).toEqual(['image/png', file]);
  respondTo(PHOTO, () => failure(415, 'Bu dosya fotoğraf olarak okunamadı.'));
  await user.upload(await field('Fotoğraf yükle'), file);
  await expectToast('Hata', 'Bu dosya fotoğraf olarak okunamadı.');
});

it('a photo is uploaded once while it is still shrinking', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  Object.assign(globalThis, { createImageBitmap: () => promise });
  respondTo(PHOTO, () => json(aUser()));
  open();
  const input = await field('Fotoğraf yükle');
  await user.upload(input, new File(['photo'], 'ece.png', { type: 'image/png' }));
  expect(input).toBeDisabled();
  resolve(null as never); // Cannot be read, so the file itself is sent
  await expectToast('Başarılı', 'Fotoğrafın yüklendi.');
  expect(input).toBeEnabled();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('a photo that is uploaded after another choice is shown and kept by a save', async () => {
  const profileImage = '/api/users/7/photo/aaaaaaaaaaaaaaaaaaaaaa';
  currentUser({ profileImage: 'https://lh3.googleusercontent.com/a/ada' });
  respondTo(PHOTO, () => {
    currentUser({ profileImage });
    return json(aUser({ profileImage }));
  });
  openToEdit();
  await press('Fotoğrafı kaldır');
  await user.upload(await field('Fotoğraf yükle'), new File(['x'], 'ece.png', { type: 'image/png' }));
  const picture = await screen.findByRole('img', { name: 'Profil fotoğrafın' });
  await waitFor(() => expect(picture).toHaveAttribute('src', profileImage));
  await press('Kaydet');
  await waitFor(() => expect(saved()).toMatchObject([{ profileImage }]));
});

it('a vehicle is sent with its plate in the usual form, needs make and colour, and can be removed', async () => {
  openToEdit();
  await fill('Marka ve model', 'Fiat Egea');
  await fill('Plaka', '34abc123');
  await press('Kaydet');
  expect(await screen.findByText('Rengi yaz, örneğin Beyaz')).toBeVisible();
  await fill('Renk', 'Beyaz');
  await press('Kaydet');
  const vehicle = { make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ABC 123' };
  await waitFor(() => expect(saved()).toMatchObject([{ vehicle }]));
  await press('Düzenle');
  for (const label of ['Marka ve model', 'Renk', 'Plaka']) await fill(label, '');
  await press('Kaydet');
  await waitFor(() => expect(saved()).toMatchObject([{}, { vehicle: null }]));
});

it('the phone can be verified once it is saved', async () => {
  currentUser({ phone: null });
  open();
  await phone();
  expect(screen.queryByRole('button', { name: 'Numaramı doğrula' })).toBeNull();
  currentUser({ isPhoneVerified: true });
  respondTo(PHOTO, () => json(aUser()));
  await user.upload(await field('Fotoğraf yükle'), new File(['x'], 'ece.png', { type: 'image/png' }));
  expect(await screen.findByText('+90 555 555 55 55 doğrulandı')).toBeVisible();
});

it('an empty vehicle shows examples only while it is edited', async () => {
  open();
  const make = await field('Marka ve model');
  expect(make).toHaveAttribute('placeholder', '');
  await press('Düzenle');
  expect(make).toHaveAttribute('placeholder', 'Fiat Egea');
});
