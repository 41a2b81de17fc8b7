import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { currentUser } from '../../../../test/support/gateway.js';
import { aPersonDetails, anImposedSanction } from '../../../../test/support/moderation.js';
import { fill, press, user } from '../../../../test/support/page.js';
import { address, renderWithKit } from '../../../../test/support/render.js';
import { delayed, failure, json, requestsTo, respondTo } from '../../../../test/support/responses.js';
import { PeoplePage } from './people-page.js';
import { PersonPage } from './person-page.js';

const CALL = 'GET /api/admin/people';
const LABEL = 'No, e-posta, telefon ya da ad';

const person = (id: number, facts: object = {}) => ({ ...aPersonDetails().account, id, ...facts });

beforeEach(() => {
  currentUser({ isAdmin: true });
  renderWithKit(
    <Routes>
      <Route path="/admin/kisiler" element={<PeoplePage />} />
      <Route path="/admin/kisiler/:id" element={<PersonPage />} />
    </Routes>,
    { path: '/admin/kisiler' },
  );
});

it('searches on a press only, and marks restricted accounts', async () => {
  const { id, kind, reason, text, at, until, appeal, answer } = anImposedSanction(1);
  respondTo(CALL, () =>
    json([
      person(8, { sanction: { id, kind, reason, text, at, until, appeal, answer } }),
      person(9, { fullName: '', phone: null, isAdmin: true, eraseAt: Date.parse('2026-12-01T09:00:00Z') }),
    ]),
  );
  await fill(LABEL, ' Kaan ');
  expect(requestsTo(CALL)).toEqual([]);
  await press('Ara');
  expect(await screen.findByText('2 kişi bulundu')).toBeVisible();
  expect(requestsTo(CALL).map(({ query }) => query.get('q'))).toEqual(['Kaan']);
  const [banned, nameless] = within(screen.getByRole('main')).getAllByRole('link');
  expect(banned).toHaveAttribute('href', '/admin/kisiler/8');
  expect(banned).toHaveTextContent(/Kaan Er.*No 8.*kaan@rotadas.example.*Yasaklı/);
  expect(nameless).toHaveTextContent(/Adsız hesap.*Yönetici.*Silinecek: 01\/12\/2026/);
});

it('does not mark a suspension that has ended', async () => {
  const { sanction } = { sanction: { ...anImposedSanction(1), kind: 'suspension', until: Date.now() - 1 } };
  respondTo(CALL, () => json([person(8, { sanction })]));
  await fill(LABEL, '8');
  await press('Ara');
  expect(await screen.findByText('1 kişi bulundu')).toBeVisible();
  expect(screen.queryByText('Askıda')).toBeNull();
});

it('shows the loading, a failure, an empty result and a full one', async () => {
  const { respond: late, release } = delayed(() => failure(503));
  respondTo(CALL, late);
  await fill(LABEL, 'Kaan');
  await press('Ara');
  expect(await screen.findByRole('status', { name: 'Kişiler aranıyor...' })).toBeVisible();
  release();
  expect(await screen.findByText('Kişiler aranamadı')).toBeVisible();
  respondTo(CALL, () => json([]));
  await press('Tekrar dene');
  expect(await screen.findByText('Kimse bulunamadı')).toBeVisible();
  respondTo(CALL, () => json(Array.from({ length: 20 }, (_, index) => person(index + 1))));
  await fill(LABEL, 'Ka');
  await press('Ara');
  await waitFor(() => expect(screen.getByText(/En çok 20 kişi gösterilir/)).toBeVisible());
});

it('makes no search without a text', async () => {
  await fill(LABEL, '   ');
  await press('Ara');
  expect(requestsTo(CALL)).toEqual([]);
});

it('repeats a search', async () => {
  respondTo(CALL, () => json([]));
  await fill(LABEL, 'Kaan');
  await press('Ara');
  expect(await screen.findByText('Kimse bulunamadı')).toBeVisible();
  respondTo(CALL, () => json([person(8)]));
  await press('Ara');
  expect(await screen.findByText('1 kişi bulundu')).toBeVisible();
  expect(requestsTo(CALL)).toHaveLength(2);
});

it('shows the search again after a look at a person', async () => {
  respondTo(CALL, () => json([person(8)]));
  respondTo('GET /api/admin/people/8', () => json(aPersonDetails()));
  await fill(LABEL, 'Kaan');
  await press('Ara');
  const back = async () => user.click(await screen.findByRole('link', { name: 'Kişilere dön' }));
  for (const leave of [async () => window.history.back(), back]) {
    await user.click(await screen.findByRole('link', { name: /Kaan Er/ }));
    expect(await screen.findByRole('link', { name: 'Kişilere dön' })).toBeVisible();
    await leave();
    expect(await screen.findByText('1 kişi bulundu')).toBeVisible();
    expect(screen.getByLabelText(LABEL)).toHaveValue('Kaan');
    expect(address()).toBe('/admin/kisiler?ara=Kaan');
  }
});
