import { type Report, ReportPageWithCounts, ReportStatus } from '@rotadas/contracts/reports/report';
import { screen, waitFor, within } from '@testing-library/react';
import {
  respondTo,
  requestsTo,
  failure,
  delayed,
  json,
  requestBodies,
} from '../../../../test/support/responses.js';
import { aReport, anEvidence } from '../../../../test/support/builders.js';
import { logged } from '../../../../test/support/device.js';
import { currentUser } from '../../../../test/support/gateway.js';
import { dialog, fill, press, unfold, user } from '../../../../test/support/page.js';
import { address, expectToast, renderWithKit } from '../../../../test/support/render.js';
import { ReportsPage } from './reports-page.js';
import { AuditLogPage } from '../audit-log/audit-log-page.js';
import { CasesPage } from '../cases/cases-page.js';
import { PersonPage } from '../people/person-page.js';
import { AppealsPage } from '../sanctions/appeals-page.js';
import { OperationsPage } from '../operations/operations-page.js';

const PAGE = 'GET /api/reports/page';
const FIRST = aReport(1);
const SECOND = aReport(2);

const card = (id: number) => screen.findByRole('button', { name: new RegExp(`No ${id}\\b`) });
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });

/** One page with the reports of a status, or of all. */
function toPage(all: readonly Report[], wanted: string | null): ReportPageWithCounts {
  const counts = ReportStatus.options.map((each) => [
    each,
    all.filter(({ status }) => status === each).length,
  ]);
  return ReportPageWithCounts.parse({
    reports: all.filter(({ status }) => wanted === null || status === wanted),
    counts: { all: all.length, byStatus: Object.fromEntries(counts) },
    next: null,
  });
}

const serveUser = () =>
  respondTo(/^GET \/api\/users\/\d+$/, () =>
    json({ id: 9, fullName: 'Bora Şen', email: 'bora@rotadas.example' }),
  );

function reports(...all: Report[]): void {
  respondTo(PAGE, ({ query }) => json(toPage(all, query.get('status'))));
  respondTo(/^GET \/api\/reports\/\d+$/, ({ name }) => {
    const report = all.find(({ id }) => name.endsWith(`/${id}`));
    return json({ ...report, history: [] });
  });
}

const openPanel = () => renderWithKit(<ReportsPage />, { path: '/admin' });

beforeEach(() => {
  currentUser({ isAdmin: true });
  reports(SECOND, FIRST);
  serveUser();
});

it.each([
  ['reports', ReportsPage, PAGE],
  ['audit log', AuditLogPage, 'GET /api/admin/audit-log'],
  ['operations', OperationsPage, 'GET /api/admin/operations'],
  ['cases', CasesPage, 'GET /api/admin/cases'],
  ['person', PersonPage, 'GET /api/admin/people/8'],
  ['appeals', AppealsPage, 'GET /api/admin/appeals'],
])('redirects a user who is not an admin from the %s to home: Yetkisiz Erişim', async (_name, Page, call) => {
  currentUser();
  renderWithKit(<Page />, { path: '/admin' });
  await expectToast('Yetkisiz Erişim', 'Bu sayfaya erişim yetkiniz bulunmamaktadır.');
  await waitFor(() => expect(address()).toBe('/'));
  expect(requestsTo(call)).toEqual([]);
});

it('redirects to home if the user info is unavailable: Yetkilendirme Hatası', async () => {
  respondTo('GET /api/users/me', () => failure(500));
  openPanel();
  await expectToast(
    'Yetkilendirme Hatası',
    'Kullanıcı bilgileriniz doğrulanamadı. Lütfen tekrar giriş yapın.',
  );
  await waitFor(() => expect(address()).toBe('/'));
  expect(logged()).toContain('Kullanıcı bilgileri alınamadı');
});

it('shows its title and whether the list is loading, has failed or has no session, and retries', async () => {
  const { respond: late, release } = delayed(() => failure(503));
  respondTo(PAGE, late);
  openPanel();
  expect(await screen.findByRole('heading', { name: 'Yönetici Paneli - Sorun Bildirimleri' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'İşletme' })).toHaveAttribute('href', '/admin/isletme');
  expect(await screen.findByText('Sorun bildirimleri yükleniyor...')).toBeVisible();
  release();
  await expectToast('Hata', 'Sorun bildirimleri alınamadı', 'Birazdan tekrar dene.');
  respondTo(PAGE, () => failure(401, 'x'));
  await press('Tekrar dene');
  await expectToast('Hata', 'Oturum doğrulanamadı');
  reports(FIRST);
  await press('Tekrar dene');
  await waitFor(async () => expect(await tab('Tümü')).toHaveTextContent('Tümü 1'));
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Tümü 1', 'Yeni 1', 'İnceleniyor 0', 'Çözüldü 0', 'Kapatıldı 0']);
  expect(await card(1)).toBeVisible();
  expect(screen.queryByText('Sorun bildirimleri yükleniyor...')).toBeNull();
});

it("shows the server's text if an update fails, or a default text", async () => {
  openPanel();
  await user.click(await card(1));
  await screen.findByText('Henüz bir değişiklik yapılmadı.');
  const statuses = (await unfold('Durum')).map(({ textContent }) => textContent);
  expect(statuses).toEqual(['Yeni', 'İnceleniyor', 'Çözüldü', 'Kapatıldı']);
  respondTo('PATCH /api/reports/1/status', () => failure(500));
  await press('Durumu Güncelle');
  await expectToast('Hata', 'Durum güncellenirken bir hata oluştu', 'Birazdan tekrar dene.');
  respondTo('PATCH /api/reports/1/status', () => failure(400, 'Not çok uzun.'));
  await press('Durumu Güncelle');
  await expectToast('Hata', 'Not çok uzun.');
});

it('shows the change of another admin and keeps the typed note', async () => {
  openPanel();
  await user.click(await card(1));
  const open = await dialog('Sorun bildirimi no 1');
  expect(await open.findByText('Henüz bir değişiklik yapılmadı.')).toBeVisible();
  await fill('Yönetici notları', 'Benim notum');

  const changed: Report = { ...FIRST, status: 'inceleniyor', revision: 2 };
  reports(SECOND, changed);
  const at = FIRST.updatedAt;
  const note = 'Öbür yöneticinin notu';
  const history = [{ at, adminId: 3, from: 'yeni', to: 'inceleniyor', note }];
  respondTo('GET /api/reports/1', () => json({ ...changed, history }));
  respondTo('PATCH /api/reports/1/status', () =>
    json({ error: 'Bu bildirim bu arada değişti.', code: 'report-changed', requestId: 'test' }, 409),
  );
  await press('Durumu Güncelle');
  expect(await open.findByText('Bu bildirim bu arada değişti')).toBeVisible();
  expect(open.getByLabelText('Yönetici notları')).toHaveValue('Benim notum');
  expect(await open.findByText(note)).toBeVisible();

  respondTo('PATCH /api/reports/1/status', () => json({ ...changed, revision: 3 }));
  await press('Durumu Güncelle');
  await expectToast('Başarılı', 'Sorun bildirimi durumu güncellendi');
  expect(requestBodies('PATCH /api/reports/1/status')).toMatchObject([
    { revision: 1, adminNotes: 'Benim notum' },
    { revision: 2, adminNotes: 'Benim notum' },
  ]);
  await waitFor(async () => expect(await card(1)).toHaveTextContent('İnceleniyor'));
});

it('a changed report leaves the tab that it no longer matches, and the counts follow', async () => {
  openPanel();
  await user.click(await tab('Yeni'));
  await user.click(await card(1));
  await screen.findByText('Henüz bir değişiklik yapılmadı.');
  const changed: Report = { ...FIRST, status: 'çözüldü', revision: 2 };
  respondTo('PATCH /api/reports/1/status', () => json(changed));
  reports(SECOND, changed);
  await press('Durumu Güncelle');
  await waitFor(async () => expect(await tab('Çözüldü')).toHaveTextContent('Çözüldü 1'));
  expect(await tab('Yeni')).toHaveTextContent('Yeni 1');
  expect(await card(2)).toBeVisible();
  expect(screen.queryByRole('button', { name: /No 1\b/ })).toBeNull();
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

it('requests the name of a user again after a failure', async () => {
  respondTo(/^GET \/api\/users\/\d+$/, () => failure(503));
  openPanel();
  await waitFor(async () => expect(await card(1)).toHaveTextContent('Bilinmiyor'));
  expect(logged()).toContain('user 9 not loaded');
  serveUser();
  await user.click(await tab('Çözüldü'));
  await screen.findByText('Bu kategoride sorun bildirimi bulunmuyor.');
  await user.click(await tab('Tümü'));
  await waitFor(async () => expect(await card(1)).toHaveTextContent('Bora Şen'));
});

it('reaches tabs and cards by keyboard, and returns the focus to the card', async () => {
  openPanel();
  await card(2);
  (await tab('Tümü')).focus();
  await user.keyboard('{ArrowRight}');
  expect(await tab('Yeni')).toHaveFocus();
  expect(await tab('Yeni')).toHaveAttribute('aria-selected', 'true');
  await card(2);
  await user.tab();
  expect(await card(2)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await card(1)).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  const open = () => screen.queryByRole('dialog', { name: 'Sorun bildirimi no 2' });
  await waitFor(() => expect(open()).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(open()).toBeNull());
  expect(await card(2)).toHaveFocus();
});

describe('a report about a person', () => {
  const EVIDENCE = 'GET /api/reports/4/evidence';
  const about = { userId: 8, agreementId: 3, messageId: 2 };
  const openReport = async (...all: Report[]) => {
    reports(...all);
    respondTo('GET /api/users/8', () => json({ id: 8, fullName: 'Kaan Er' }));
    openPanel();
    await user.click(await card(4));
    return dialog('Sorun bildirimi no 4');
  };

  it('links profile and person, and loads the evidence on request', async () => {
    const open = await openReport(aReport(4, { about }));
    const person = await open.findByRole('link', { name: 'Kişiye git' });
    expect(person).toHaveAttribute('href', '/admin/kisiler/8?bildirim=4');
    expect(await open.findByRole('link', { name: 'Kaan Er' })).toHaveAttribute('href', '/kullanici/8');
    expect(requestsTo(EVIDENCE)).toEqual([]);
    const { respond: late, release } = delayed(() => failure(503));
    respondTo(EVIDENCE, late);
    await press('Kanıtı göster');
    expect(await open.findByRole('status', { name: 'Kanıt yükleniyor...' })).toBeVisible();
    release();
    expect(await open.findByText('Kanıt yüklenemedi')).toBeVisible();
    respondTo(EVIDENCE, () => json(anEvidence()));
    await press('Tekrar dene');
    expect(await open.findByText(/^01\/11\/2026 12:00 itibarıyla/)).toHaveFocus();
    const evidence = open.getByRole('region', { name: 'Kanıt' });
    for (const text of [
      'Yol arkadaşı',
      'Isparta → Antalya',
      '2 koltuk',
      '150 ₺ / kişi',
      'Bavulum var',
      'AraçFiat Egea, Gri, 34 ABC 123',
    ])
      expect(evidence).toHaveTextContent(text);
    const entries = within(evidence).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '01/11/2026 11:00 Bildiren (isteyen) istedi',
      '01/11/2026 11:00 Bildirilen (hizmet veren) karşısındakinin gelmediğini bildirdi',
      '01/11/2026 11:00 Bildiren (isteyen) itiraz etti',
      '01/11/2026 11:01 Bildiren (isteyen) yazdı:Neredesin?',
      '01/11/2026 11:02 Bildirilen (hizmet veren) yazdı (bildirilen mesaj):Bulama beni',
    ]);
  });

  it.each([
    ['Profilinden bildirildi; anlaşma ve mesaj yok.', anEvidence({ agreement: null })],
    ['Mesaj yazılmamış ya da mesajların süresi dolmuş.', withoutMessages()],
  ])('says what its evidence lacks: %s', async (text, evidence) => {
    respondTo(EVIDENCE, () => json(evidence));
    const open = await openReport(aReport(4, { about: { userId: 8 } }));
    await press('Kanıtı göster');
    expect(await open.findByText(text)).toBeVisible();
  });

  it.each([
    ['37.76, 30.55', { latitude: 37.76, longitude: 30.55 }],
    ['Bilinmiyor', null],
  ])('shows where the author of an urgent report is: %s', async (text, position) => {
    respondTo(EVIDENCE, () => json(anEvidence({ person: null, agreement: null, position })));
    const open = await openReport(aReport(4, { isUrgent: true }));
    expect(open.getByText(/Acil$/)).toBeVisible();
    expect(await open.findByRole('link', { name: 'Bildirene git' })).toHaveAttribute(
      'href',
      '/admin/kisiler/9',
    );
    await press('Kanıtı göster');
    const evidence = await open.findByRole('region', { name: 'Kanıt' });
    await waitFor(() => expect(evidence).toHaveTextContent(`Konum${text}`));
    expect(evidence).toHaveTextContent(/Acil bildirimde kişi belirtilmemiş/);
    const map = within(evidence).queryByRole('link', { name: 'Haritada göster' });
    if (position) expect(map).toHaveAttribute('href', '/#map=16/37.7600/30.5500');
    else expect(map).toBeNull();
  });

  it('has no link to an erased account, and no evidence if it is about no person', async () => {
    respondTo('GET /api/users/18', () => failure(404));
    const open = await openReport(aReport(4, { about: { userId: 18 } }), FIRST);
    expect(await open.findByText('Silinmiş hesap (no 18)')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await card(1));
    const other = await dialog('Sorun bildirimi no 1');
    expect(other.queryByRole('button', { name: 'Kanıtı göster' })).toBeNull();
  });
});

function withoutMessages() {
  const { agreement } = anEvidence();
  return anEvidence({ agreement: agreement && { ...agreement, messages: [] } });
}
