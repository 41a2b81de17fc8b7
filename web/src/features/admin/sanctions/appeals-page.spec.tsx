import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { screen, waitFor, within } from '@testing-library/react';
import { currentUser } from '../../../../test/support/gateway.js';
import { anImposedSanction } from '../../../../test/support/moderation.js';
import { press, user } from '../../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../../test/support/render.js';
import { delayed, failure, json, requestBodies, respondTo } from '../../../../test/support/responses.js';
import { AppealsPage } from './appeals-page.js';

const CALL = 'GET /api/admin/appeals';
const DECIDE = 'POST /api/admin/appeals/2/decide';

const appeals = (...all: Sanction[]) => respondTo(CALL, () => json(all));
const openPage = () => renderWithKit(<AppealsPage />, { path: '/admin/itirazlar' });

const anAppeal = (id: number, facts: Partial<Sanction> = {}) =>
  anImposedSanction(id, {
    appeal: 'open',
    appealText: 'Ben yapmadım.',
    appealedAt: Date.parse('2026-11-03T09:00:00Z'),
    ...facts,
  });

beforeEach(() => {
  currentUser({ isAdmin: true });
  respondTo(/^GET \/api\/users\/\d+$/, ({ name }) =>
    json({ id: Number(name.split('/').at(-1)), fullName: 'Bora Şen' }),
  );
});

it.each([
  ['İtirazı kabul et ve yaptırımı kaldır: no 2', true, 'İtiraz kabul edildi, yaptırım kaldırıldı'],
  ['İtirazı reddet: no 2', false, 'İtiraz reddedildi'],
])('decides with an answer: %s', async (name, accepted, done) => {
  appeals(anAppeal(2));
  openPage();
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText('Ben yapmadım.')).toBeVisible();
  expect(await item.findByRole('link', { name: 'Bora Şen' })).toHaveAttribute('href', '/admin/kisiler/8');
  await press(name);
  expect(await item.findByText('Kararının nedenini yaz; kişi bunu e-postayla alır.')).toBeVisible();
  await user.type(item.getByLabelText('Kişiye yanıt'), 'Kayıtlara baktık.');
  respondTo(DECIDE, () => failure(503));
  await press(name);
  await expectToast('Hata', 'Karar kaydedilemedi', 'Birazdan tekrar dene.');
  respondTo(DECIDE, () => {
    appeals();
    return json(anImposedSanction(2));
  });
  await press(name);
  await expectToast('Başarılı', done);
  expect(requestBodies(DECIDE).at(-1)).toEqual({ accepted, answer: 'Kayıtlara baktık.' });
  expect(await screen.findByText('Bekleyen itiraz yok')).toBeVisible();
});

it('tells the admin who acted that another one decides', async () => {
  appeals(anAppeal(2, { adminId: 7 }));
  openPage();
  expect(await screen.findByText(/itiraza başka bir yönetici karar verir/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^İtirazı/ })).toBeNull();
});

it('shows the loading and a failure, and retries', async () => {
  const { respond: late, release } = delayed(() => failure(503));
  respondTo(CALL, late);
  openPage();
  expect(await screen.findByRole('status', { name: 'İtirazlar yükleniyor...' })).toBeVisible();
  release();
  expect(await screen.findByText('İtirazlar alınamadı')).toBeVisible();
  appeals(anAppeal(2));
  await press('Tekrar dene');
  await waitFor(() => expect(screen.getByText('İtiraz: yaptırım no 2')).toBeVisible());
});
