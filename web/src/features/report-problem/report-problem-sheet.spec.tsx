import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, failure, noContent, requestBodies } from '../../../test/support/responses.js';
import { dialog, fill, press, unfold, user } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { ReportProblemSheet } from './report-problem-sheet.js';

const SEND = 'POST /api/reports';
const BLANK = 'Lütfen sorun açıklamasını giriniz.';

function Report() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Aç
      </button>
      <ReportProblemSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const report = () => dialog('Sorun bildir');

beforeEach(() => void renderWithKit(<Report />));

it('sends category and description, confirms, closes, and is empty when opened again', async () => {
  respondTo(SEND, noContent);
  const categories = await unfold('Kategori');
  expect(categories.map(({ textContent }) => textContent)).toEqual([
    'Uygulama Hatası',
    'Kullanıcı Sorunu',
    'Ödeme Sorunu',
    'Diğer',
  ]);
  await user.click(screen.getByTitle('Ödeme Sorunu'));
  await fill('Açıklama', 'Ücret iki kez çekildi <b>x</b>');
  await press('Gönder');
  expect(await screen.findByText('Sorun Bildirimi Alındı')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestBodies(SEND)).toEqual([{ category: 'odeme', description: 'Ücret iki kez çekildi <b>x</b>' }]);
  await press('Aç');
  expect((await report()).getByLabelText('Açıklama')).toHaveValue('');
  expect(screen.getByRole('dialog')).toHaveTextContent('Uygulama Hatası');
});

it('refuses a blank or very short description; shows the text of the server on failure, else its own, and stays open', async () => {
  await fill('Açıklama', '   ');
  await press('Gönder');
  expect(await screen.findByText(BLANK)).toBeVisible();
  expect(requestsTo(SEND)).toEqual([]);
  await fill('Açıklama', ' asdf      ');
  expect(await screen.findByText('Açıklama en az 10 karakter olmalı.')).toBeVisible();
  expect(screen.queryByText(BLANK)).toBeNull();
  await press('Gönder');
  expect(requestsTo(SEND)).toEqual([]);
  await fill('Açıklama', 'Harita açılmıyor');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

  respondTo(SEND, () => failure(500));
  await press('Gönder');
  await expectToast('Hata', 'Sorun bildirimi gönderilirken bir hata oluştu', 'Birazdan tekrar dene.');

  respondTo(SEND, () => failure(429, 'Biraz bekle.'));
  await press('Gönder');
  await expectToast('Hata', 'Biraz bekle.');

  const signedOut = 'Oturum bulunamadı. Lütfen yeniden giriş yapın.';
  respondTo(SEND, () => failure(401, signedOut));
  await press('Gönder');
  await expectToast('Hata', signedOut);
  expect((await report()).getByLabelText('Açıklama')).toHaveValue('Harita açılmıyor');
});
