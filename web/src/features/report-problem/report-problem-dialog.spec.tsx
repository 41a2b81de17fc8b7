import { waitFor } from '@testing-library/react';
import { answer, callsOf, failure } from '../../../test/support/answers.js';
import { chooseInProfileMenu, dialog, fill, press } from '../../../test/support/page.js';
import { expectToast, openSignedIn } from '../../../test/support/render-app.js';

const BLANK = 'Lütfen sorun açıklamasını giriniz.';

async function openReportDialog() {
  await openSignedIn('/');
  await chooseInProfileMenu('Sorun Bildir');
  return dialog('Sorun Bildir');
}

it('a blank report description is refused: Lütfen sorun açıklamasını giriniz.', async () => {
  const report = await openReportDialog();
  await fill('Açıklama', '   ');
  await press('Gönder');
  expect(await report.findByText(BLANK)).toBeVisible();
  expect(callsOf('POST /api/reports')).toEqual([]);
  await fill('Açıklama', 'Bir şey');
  await waitFor(() => expect(report.queryByText(BLANK)).toBeNull());
});

it('a report that fails shows the server text, else its own, and stays open', async () => {
  const report = await openReportDialog();
  await fill('Açıklama', 'Harita açılmıyor');

  answer('POST /api/reports', () => failure(500));
  await press('Gönder');
  await expectToast('Hata', 'Sorun bildirimi gönderilirken bir hata oluştu', 'Birazdan yeniden dene.');

  answer('POST /api/reports', () => failure(429, 'Biraz bekle.'));
  await press('Gönder');
  await expectToast('Hata', 'Biraz bekle.');

  answer('POST /api/reports', () => failure(401, 'Oturumun doğrulanamadı.'));
  await press('Gönder');
  await expectToast('Hata', 'Oturum bulunamadı. Lütfen yeniden giriş yapın.');
  expect(report.getByLabelText('Açıklama')).toHaveValue('Harita açılmıyor');
});
