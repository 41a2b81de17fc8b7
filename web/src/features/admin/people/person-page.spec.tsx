import type { PersonDetails } from '@rotadas/contracts/people/person-details';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { anAgreement } from '../../../../test/support/agreements.js';
import { anOffer, aPlannedOffer, aReport } from '../../../../test/support/builders.js';
import { currentUser } from '../../../../test/support/gateway.js';
import { aPersonDetails, anImposedSanction } from '../../../../test/support/moderation.js';
import { button, choose, dialog, field, fill, press, user } from '../../../../test/support/page.js';
import { address, expectToast, renderWithKit } from '../../../../test/support/render.js';
import { failure, json, requestBodies, requestsTo, respondTo } from '../../../../test/support/responses.js';
import { PersonPage } from './person-page.js';

const CALL = 'GET /api/admin/people/8';
const IMPOSE = 'POST /api/admin/users/8/sanctions';

function openPage(path = '/admin/kisiler/8') {
  renderWithKit(
    <Routes>
      <Route path="/admin/kisiler/:id" element={<PersonPage />} />
    </Routes>,
    { path },
  );
}

const serve = (details: PersonDetails) => respondTo(CALL, () => json(details));
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  currentUser({ isAdmin: true });
  serve(aPersonDetails());
  respondTo(/^GET \/api\/users\/\d+$/, ({ name }) =>
    json({ id: Number(name.split('/').at(-1)), fullName: 'Bora Şen' }),
  );
});

it('shows what each service knows', async () => {
  const vehicle = { make: 'Fiat Egea', colour: 'Gri', plate: '34 ABC 123' };
  serve(
    aPersonDetails(
      {
        status: { isOnline: true, offer: anOffer({ id: 4 }), endsAt: null, position: null },
        planned: [aPlannedOffer(5, 60, { to: 'Sivas' })],
        agreements: [anAgreement({ id: 3, requesterId: 8, providerId: 12 })],
        reportsAbout: [aReport(6, { isUrgent: true })],
        reportsBy: [aReport(7)],
        sanctions: [
          anImposedSanction(2, { liftedAt: Date.parse('2026-11-02T09:00:00Z'), answer: 'Haklısın.' }),
        ],
      },
      { isPhoneVerified: true, vehicle },
    ),
  );
  openPage();
  const account = await region('Hesap');
  expect(account).toHaveTextContent(/kaan@rotadas.example.*\(doğrulanmış\).*01\/10\/2026.*Fiat Egea, Gri/);
  const offers = within(await region('İlanlar')).getAllByRole('listitem');
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ankara → Konya.*Yayında/),
    expect.stringMatching(/Ankara → Sivas.*Planlı/),
  ]);
  const other = within(await region('Anlaşmalar')).getByRole('link', { name: 'Öteki kişi: no 12' });
  expect(other).toHaveAttribute('href', '/admin/kisiler/12');
  expect(await region('Hakkındaki bildirimler')).toHaveTextContent(/Bildirim no 6.*Acil/);
  expect(await region('Yaptığı bildirimler')).toHaveTextContent(/Bildirim no 7/);
  const sanctions = await region('Yaptırımlar');
  expect(sanctions).toHaveTextContent(
    /Yasak.*Kaldırıldı: 02\/11\/2026.*Taciz, hakaret ya da tehdit.*Haklısın\./,
  );
  expect(within(sanctions).queryByRole('button')).toBeNull();
});

it('shows that there is nothing, an unknown person, and a failure', async () => {
  respondTo(CALL, () => failure(503));
  openPage();
  expect(await screen.findByText('Kişi alınamadı')).toBeVisible();
  serve(aPersonDetails());
  await press('Tekrar dene');
  for (const text of ['Yayında ya da planlı ilanı yok.', 'Anlaşması yok.', 'Yaptırım yok.'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText('Bildirim yok.')).toHaveLength(2);
  expect(await region('Hesap')).not.toHaveTextContent(/Araç|Puan/);
});

it.each(['/admin/kisiler/404', '/admin/kisiler/abc'])('shows an unknown person at %s', async (path) => {
  respondTo('GET /api/admin/people/404', () => failure(404));
  openPage(path);
  expect(await screen.findByText('Böyle biri yok')).toBeVisible();
});

it('warns a person with a reason, a text and the report that led here', async () => {
  openPage('/admin/kisiler/8?bildirim=6');
  await press('Uyar');
  const sheet = await dialog('Kaan Er: uyar');
  await user.click(sheet.getByRole('button', { name: 'Uyar' }));
  expect(await sheet.findByText('Bir neden seç.')).toBeVisible();
  expect(sheet.getByText(/birkaç cümle yaz/)).toBeVisible();
  await choose('Neden', 'Anlaşıp gelmemek');
  await fill('Kişiye yazılacak metin', 'Haber vermeden gelmedin.');
  respondTo(IMPOSE, () => json(anImposedSanction(1, { kind: 'warning' }), 201));
  await user.click(sheet.getByRole('button', { name: 'Uyar' }));
  await expectToast('Başarılı', 'Kişi uyarıldı');
  const sanction = { kind: 'warning', reason: 'no-show', text: 'Haber vermeden gelmedin.', reportId: 6 };
  expect(requestBodies(IMPOSE)).toEqual([sanction]);
  await waitFor(() => expect(requestsTo(CALL)).toHaveLength(2));
});

it('suspends a person until the end of a day', async () => {
  openPage();
  await press('Askıya al');
  const sheet = await dialog('Kaan Er: askıya al');
  await choose('Neden', 'Kullanım koşullarına aykırı davranış');
  await fill('Kişiye yazılacak metin', 'Bir süre bekle.');
  fireEvent.change(await field('Son gün'), { target: { value: '2020-01-01' } });
  await user.click(sheet.getByRole('button', { name: 'Askıya al' }));
  expect(await sheet.findByText(/en çok bir yıl içinde/)).toBeVisible();
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  fireEvent.change(await field('Son gün'), { target: { value: day } });
  respondTo(IMPOSE, () => failure(409, 'Bu kişinin süren bir yaptırımı var. Yenisi için önce onu kaldır.'));
  await user.click(sheet.getByRole('button', { name: 'Askıya al' }));
  await expectToast('Hata', 'Bu kişinin süren bir yaptırımı var. Yenisi için önce onu kaldır.');
  const until = Date.parse(`${day}T00:00:00+03:00`) + 86_400_000;
  expect(requestBodies(IMPOSE)).toMatchObject([{ kind: 'suspension', reason: 'other', until }]);
  expect(await field('Kişiye yazılacak metin')).toHaveValue('Bir süre bekle.');
});

it('asks before a ban', async () => {
  openPage();
  await press('Yasakla');
  const sheet = await dialog('Kaan Er: yasakla');
  await choose('Neden', 'Dolandırıcılık');
  await fill('Kişiye yazılacak metin', 'Para alıp gelmedin.');
  await user.click(sheet.getByRole('button', { name: 'Yasakla' }));
  expect(await sheet.findByText(/^Kaan Er süresiz yasaklansın mı\?/)).toBeVisible();
  expect(requestBodies(IMPOSE)).toEqual([]);
  await user.click(sheet.getByRole('button', { name: 'Vazgeç' }));
  expect(await field('Kişiye yazılacak metin')).toHaveValue('Para alıp gelmedin.');
  await user.click(sheet.getByRole('button', { name: 'Yasakla' }));
  respondTo(IMPOSE, () => json(anImposedSanction(1), 201));
  await user.click(await sheet.findByRole('button', { name: 'Yasakla' }));
  await expectToast('Başarılı', 'Kişi yasaklandı');
  const ban = { kind: 'ban', reason: 'fraud', text: 'Para alıp gelmedin.' };
  expect(requestBodies(IMPOSE)).toEqual([ban]);
});

it.each([
  ['oneself', { id: 7 }, 'Bu senin hesabın; kendine yaptırım uygulayamazsın.'],
  ['an admin', { isAdmin: true }, 'Bir yöneticiye yaptırım uygulanamaz.'],
])('offers no sanction of %s', async (_who, account, text) => {
  serve(aPersonDetails({}, account));
  openPage();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Uyar' })).toBeNull();
});

it('lifts a running sanction after a question; meanwhile no other is possible', async () => {
  serve(aPersonDetails({ sanctions: [anImposedSanction(2)] }));
  openPage();
  for (const name of ['Uyar', 'Askıya al', 'Yasakla']) expect(await button(name)).toBeDisabled();
  expect(screen.getByText(/^Süren bir askısı ya da yasağı var\. .*önce onu kaldır\.$/)).toBeVisible();
  await press('Yaptırımı kaldır: no 2');
  const sheet = await dialog('Yasak');
  expect(sheet.getByText(/^Yaptırım kaldırılsın mı\?/)).toBeVisible();
  respondTo('POST /api/admin/sanctions/2/lift', () => {
    serve(aPersonDetails());
    return json(anImposedSanction(2, { liftedAt: 1 }));
  });
  await user.click(sheet.getByRole('button', { name: 'Kaldır' }));
  await expectToast('Başarılı', 'Yaptırım kaldırıldı');
  await waitFor(async () => expect(await button('Yasakla')).toBeEnabled());
});

it('a suspension that has ended cannot be lifted', async () => {
  serve(aPersonDetails({ sanctions: [anImposedSanction(2, { kind: 'suspension', until: 1 })] }));
  openPage();
  expect(await region('Yaptırımlar')).toHaveTextContent('Süresi doldu');
  expect(screen.queryByRole('button', { name: /^Yaptırımı kaldır/ })).toBeNull();
});

it('opens a report about the person', async () => {
  const report = aReport(6, { about: { userId: 8 } });
  serve(aPersonDetails({ reportsAbout: [report] }));
  respondTo('GET /api/reports/6', () => json({ ...report, history: [] }));
  openPage();
  await press('Bildirim no 6');
  const sheet = await dialog('Sorun bildirimi no 6');
  expect(sheet.getByRole('button', { name: 'Kanıtı göster' })).toBeVisible();
  await user.click(await sheet.findByRole('link', { name: 'Kişiye git' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/kisiler/8?bildirim=6');
});

it('shows the status of a report that was changed in its sheet, after one more look', async () => {
  const report = aReport(6, { about: { userId: 8 } });
  serve(aPersonDetails({ reportsAbout: [report] }));
  respondTo('GET /api/reports/6', () => json({ ...report, history: [] }));
  openPage();
  await press('Bildirim no 6');
  await choose('Durum', 'Çözüldü');
  const solved = { ...report, status: 'çözüldü' as const };
  respondTo('PATCH /api/reports/6/status', () => {
    serve(aPersonDetails({ reportsAbout: [solved] }));
    return json(solved);
  });
  await press('Durumu Güncelle');
  const about = within(await region('Hakkındaki bildirimler'));
  expect(await about.findByText('Çözüldü')).toBeVisible();
  expect(requestsTo(CALL)).toHaveLength(2);
});
