import { PublicProfile } from '@rotadas/contracts/users/public-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import {
  delayed,
  failure,
  json,
  noContent,
  respondTo,
  unreachable,
} from '../../../test/support/responses.js';
import { button, press, user } from '../../../test/support/page.js';
import { address, renderWithKit } from '../../../test/support/render.js';
import { PATHS, personPath } from '../../shared/paths.js';
import { UserProfilePage } from './user-profile-page.js';

const CALL = 'GET /api/users/5/profile';

const aProfile = (facts: Partial<PublicProfile> = {}): PublicProfile =>
  PublicProfile.parse({
    id: 5,
    name: 'Ayşe Y.',
    profileImage: null,
    memberSince: Date.UTC(2026, 2, 10),
    isPhoneVerified: true,
    finishedAgreements: 12,
    rating: 4.7,
    ratings: 9,
    vehicle: { make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ••• 23' },
    received: [
      { name: 'Ali D.', rating: 4, comment: 'Çok dakik\nTeşekkürler', createdAt: Date.UTC(2026, 10, 20) },
    ],
    ...facts,
  });

const open = () =>
  renderWithKit(
    <Routes>
      <Route path={PATHS.person} element={<UserProfilePage />} />
    </Routes>,
    { path: personPath(5) },
  );

it('shows who the user is, the mean with its count, the vehicle and the ratings', async () => {
  respondTo(CALL, () => json(aProfile()));
  open();
  expect(await screen.findByRole('heading', { name: 'Ayşe Y.' })).toBeVisible();
  for (const text of [
    'Telefonu doğrulanmış',
    '12 tamamlanmış anlaşma',
    'Üyelik: Mart 2026',
    '5 üzerinden 4,7, 9 puan',
    'Beyaz Fiat Egea',
    '34 ••• 23',
    'Plakanın tamamını anlaşınca görürsün.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const rated = within(screen.getByRole('region', { name: 'Değerlendirmeler' }));
  expect(rated.getByText('Ali D.')).toBeVisible();
  expect(rated.getByRole('img', { name: '5 üzerinden 4' })).toBeVisible();
  expect(rated.getByText(/Çok dakik/)).toBeVisible();
  expect(await button('Bildir / Engelle')).toBeVisible();
});

it('shows a newcomer as new, without a vehicle and ratings', async () => {
  const newcomer = { isPhoneVerified: false, finishedAgreements: 0, vehicle: null, received: [] };
  const unrated = { rating: undefined, ratings: undefined, memberSince: null };
  respondTo(CALL, () => json({ ...aProfile(newcomer), ...unrated }));
  open();
  expect(await screen.findByText('Yeni')).toBeVisible();
  expect(screen.getByText('Telefonu doğrulanmamış')).toBeVisible();
  expect(screen.getByText('Henüz tamamlanmış anlaşması yok')).toBeVisible();
  expect(screen.getByText('Henüz değerlendirme yok.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Araç' })).toBeNull();
  expect(screen.queryByText(/Üyelik/)).toBeNull();
});

it('shows the picture, and no note below a full plate', async () => {
  const profileImage = '/api/users/5/photo/aaaaaaaaaaaaaaaaaaaaaa';
  const vehicle = { make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ABC 123' };
  respondTo(CALL, () => json(aProfile({ profileImage, vehicle })));
  open();
  expect(await screen.findByText('34 ABC 123')).toBeVisible();
  expect(screen.queryByText(/anlaşınca/)).toBeNull();
  expect(document.querySelector('img')).toHaveAttribute('src', profileImage);
});

it('announces that it loads', async () => {
  const response = delayed(() => json(aProfile()));
  respondTo(CALL, response.respond);
  open();
  expect(screen.getByRole('status', { name: 'Profil yükleniyor...' })).toBeVisible();
  response.release();
  expect(await screen.findByRole('heading', { name: 'Ayşe Y.' })).toBeVisible();
});

it.each([400, 404])('says that a user is unknown (status %i), and offers no action', async (status) => {
  respondTo(CALL, () => failure(status, 'Bu kullanıcı bulunamadı.'));
  open();
  expect(await screen.findByText('Bu kullanıcı bulunamadı')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('can be loaded again after a failure', async () => {
  respondTo(CALL, unreachable);
  open();
  expect(await screen.findByText('Profil alınamadı')).toBeVisible();
  respondTo(CALL, () => json(aProfile()));
  await press('Tekrar dene');
  expect(await screen.findByRole('heading', { name: 'Ayşe Y.' })).toBeVisible();
});

it('does not show the user before while another one loads', async () => {
  const second = delayed(() => json(aProfile({ id: 6, name: 'Can D.' })));
  respondTo(CALL, () => json(aProfile()));
  respondTo('GET /api/users/6/profile', second.respond);
  renderWithKit(
    <>
      <Link to={personPath(6)}>Can</Link>
      <Routes>
        <Route path={PATHS.person} element={<UserProfilePage />} />
      </Routes>
    </>,
    { path: personPath(5) },
  );
  await screen.findByRole('heading', { name: 'Ayşe Y.' });
  await user.click(screen.getByRole('link', { name: 'Can' }));
  expect(screen.getByRole('status', { name: 'Profil yükleniyor...' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ayşe Y.' })).toBeNull();
  second.release();
  expect(await screen.findByRole('heading', { name: 'Can D.' })).toBeVisible();
});

it('leads to the map after a block', async () => {
  respondTo(CALL, () => json(aProfile()));
  respondTo('POST /api/blocks', noContent);
  open();
  await press('Bildir / Engelle');
  await press('Engelle');
  await press('Engelle');
  await waitFor(() => expect(address()).toBe('/'));
});

it('offers no report of oneself', async () => {
  respondTo(CALL, () => json(aProfile({ id: 7 })));
  open();
  expect(await screen.findByRole('heading', { name: 'Ayşe Y.' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
