import type { Case, CaseList } from '@rotadas/contracts/cases/case';
import { screen, waitFor, within } from '@testing-library/react';
import { anEvidence } from '../../../../test/support/builders.js';
import { currentUser } from '../../../../test/support/gateway.js';
import { aCase } from '../../../../test/support/moderation.js';
import { button, dialog, press, user } from '../../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../../test/support/render.js';
import { delayed, failure, json, requestsTo, respondTo } from '../../../../test/support/responses.js';
import { CasesPage } from './cases-page.js';

const CALL = 'GET /api/admin/cases';
const MINUTE_MS = 60_000;

const openPage = () => renderWithKit(<CasesPage />, { path: '/admin/vakalar' });

function cases(...all: Case[]): void {
  respondTo(CALL, ({ query }) => {
    const mine = all.filter(({ assigneeId }) => assigneeId === 7);
    const overdue = all.filter(({ dueAt }) => dueAt < Date.now());
    const counts = { open: all.length, mine: mine.length, overdue: overdue.length };
    const byFilter = { open: all, mine, overdue };
    const filter = query.get('filter') as keyof typeof byFilter;
    return json({ cases: byFilter[filter], counts } satisfies CaseList);
  });
}

const items = async () => {
  const panel = await screen.findByRole('tabpanel');
  await within(panel).findAllByRole('listitem');
  return within(panel).getAllByRole('listitem');
};

beforeEach(() => {
  currentUser({ isAdmin: true });
  respondTo(/^GET \/api\/users\/\d+$/, ({ name }) =>
    json({ id: Number(name.split('/').at(-1)), fullName: 'Bora Şen' }),
  );
});

it('lists cases with their time and owner, and those of each tab', async () => {
  cases(
    aCase(1, { isUrgent: true, dueAt: Date.now() - 23.5 * MINUTE_MS }),
    aCase(2, { assigneeId: 7, status: 'inceleniyor' }),
    aCase(3, { assigneeId: 3, status: 'inceleniyor' }),
  );
  openPage();
  const [urgent, own, taken] = await items();
  expect(urgent).toHaveTextContent(/Vaka no 1 ?Acil.*23 dk gecikti.*Kimse almadı/);
  expect(own).toHaveTextContent(/42 dk kaldı · \d\d\/\d\d\/\d{4} \d\d:\d\d.*Sende/);
  await waitFor(() => expect(taken).toHaveTextContent(/Bora Şen aldı/));
  expect(screen.getAllByRole('button', { name: /^Vakayı al/ })).toHaveLength(1);
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Açık 3', 'Benimkiler 1', 'Geciken 1']);
  await user.click(screen.getByRole('tab', { name: /^Açık/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /^Benimkiler/ })).toHaveFocus();
  await waitFor(async () => expect(await items()).toHaveLength(1));
  expect(screen.getByText('Vaka no 2')).toBeVisible();
});

it('shows the person and the agreement, or the author of a case that names no person', async () => {
  cases(
    aCase(1, { about: { userId: 8, agreementId: 5 } }),
    aCase(2, { isUrgent: true, about: undefined, userId: 9 }),
    aCase(3, { about: { userId: 52 } }),
  );
  respondTo('GET /api/users/52', () => failure(404));
  openPage();
  const [ofTrip, urgent, ofErased] = await items();
  await waitFor(() => expect(ofTrip).toHaveTextContent('Hakkında: Bora Şen (no 8) · Anlaşma no 5'));
  await waitFor(() => expect(urgent).toHaveTextContent('Bildiren: Bora Şen (no 9)'));
  expect(ofErased).toHaveTextContent('Hakkında: no 52');
});

it('takes a case, which keeps the focus on its card', async () => {
  cases(aCase(1));
  openPage();
  await items();
  respondTo('POST /api/admin/cases/1/take', () => {
    cases(aCase(1, { assigneeId: 7, status: 'inceleniyor' }));
    return json(aCase(1, { assigneeId: 7 }));
  });
  await press('Vakayı al: no 1');
  await expectToast('Başarılı', 'Vaka artık sende. İncele, sonra durumunu güncelle.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Vakayı al/ })).toBeNull());
  expect(await button('Aç: vaka no 1')).toHaveFocus();
});

it('shows that another admin has taken the case', async () => {
  cases(aCase(1));
  openPage();
  await items();
  const text = 'Bu vakayı başka bir yönetici aldı. Listeyi yenileyip başkasını seç.';
  respondTo('POST /api/admin/cases/1/take', () => {
    cases(aCase(1, { assigneeId: 3 }));
    return failure(409, text);
  });
  await press('Vakayı al: no 1');
  await expectToast('Hata', text);
  expect(await screen.findByText('Bora Şen aldı')).toBeVisible();
});

it('opens the report of an urgent case without a person, by keyboard', async () => {
  const urgent = aCase(5, { isUrgent: true, about: undefined });
  cases(aCase(4), urgent);
  respondTo('GET /api/reports/5', () => json({ ...urgent, history: [] }));
  respondTo('GET /api/reports/5/evidence', () => json(anEvidence({ person: null, agreement: null })));
  openPage();
  await items();
  (await button('Aç: vaka no 4')).focus();
  await user.keyboard('{ArrowDown}');
  expect(await button('Aç: vaka no 5')).toHaveFocus();
  await user.keyboard('{Enter}');
  const sheet = await dialog('Sorun bildirimi no 5');
  expect(sheet.getByRole('button', { name: 'Kanıtı göster' })).toBeVisible();
  expect(requestsTo('GET /api/reports/5/evidence')).toEqual([]);
});

it('shows the loading, a failure and each empty tab', async () => {
  const { respond: late, release } = delayed(() => failure(503));
  respondTo(CALL, late);
  openPage();
  expect(await screen.findByRole('status', { name: 'Vakalar yükleniyor...' })).toBeVisible();
  release();
  expect(await screen.findByText('Vakalar alınamadı')).toBeVisible();
  cases();
  await press('Tekrar dene');
  expect(await screen.findByText('Açık vaka yok')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Geciken/ }));
  expect(await screen.findByText('Geciken vaka yok')).toBeVisible();
});

it('says how many cases are not shown', async () => {
  respondTo(CALL, () => json({ cases: [aCase(1)], counts: { open: 60, mine: 0, overdue: 0 } }));
  openPage();
  expect(await screen.findByText('En acil 1 vaka gösteriliyor; toplam 60 vaka var.')).toBeVisible();
});
