import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { screen, waitFor, within } from '@testing-library/react';
import { aReport } from '../../../../test/support/builders.js';
import { currentUser } from '../../../../test/support/gateway.js';
import { anImposedSanction } from '../../../../test/support/moderation.js';
import { dialog, press, user } from '../../../../test/support/page.js';
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
  {
    ...{ name: 'İtirazı kabul et ve yaptırımı kaldır: no 2', action: 'Kabul et ve kaldır' },
    ...{ accepted: true, done: 'İtiraz kabul edildi, yaptırım kaldırıldı' },
  },
  {
    ...{ name: 'İtirazı reddet: no 2', action: 'Reddet' },
    ...{ accepted: false, done: 'İtiraz reddedildi' },
  },
])('decides with an answer, after a question: $name', async ({ name, action, accepted, done }) => {
  appeals(anAppeal(2));
  openPage();
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText('Ben yapmadım.')).toBeVisible();
  expect(await item.findByRole('link', { name: 'Bora Şen' })).toHaveAttribute('href', '/admin/kisiler/8');
  await press(name);
  expect(await item.findByText('Kararının nedenini yaz; kişi bunu e-postayla alır.')).toBeVisible();
  await user.type(item.getByLabelText('Kişiye yanıt'), 'Kayıtlara baktık.');
  await press(name);
  const question = await dialog(action);
  expect(question.getByText(/^İtiraz .*Kararın geri alınamaz/)).toBeVisible();
  respondTo(DECIDE, () => failure(503));
  await user.click(question.getByRole('button', { name: action }));
  await expectToast('Hata', 'Karar kaydedilemedi', 'Birazdan tekrar dene.');
  respondTo(DECIDE, () => {
    appeals();
    return json(anImposedSanction(2));
  });
  await user.click(question.getByRole('button', { name: action }));
  await expectToast('Başarılı', done);
  const decision = { accepted, answer: 'Kayıtlara baktık.' };
  expect(requestBodies(DECIDE)).toEqual([decision, decision]);
  expect(await screen.findByText('Bekleyen itiraz yok')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'İtirazlar' })).toHaveFocus();
});

it('opens the report that the sanction followed', async () => {
  appeals(anAppeal(2, { reportId: 6 }));
  openPage();
  respondTo('GET /api/reports/6', () => failure(503));
  await press('Sorun bildirimi no 6');
  await expectToast('Hata', 'Sorun bildirimi açılamadı');
  respondTo('GET /api/reports/6', () => json({ ...aReport(6), history: [] }));
  await press('Sorun bildirimi no 6');
  const sheet = await dialog('Sorun bildirimi no 6');
  expect(sheet.getByText(aReport(6).description)).toBeVisible();
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
