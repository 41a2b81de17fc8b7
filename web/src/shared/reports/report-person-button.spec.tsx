import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  failure,
  json,
  noContent,
  requestBodies,
  requestsTo,
  respondTo,
} from '../../../test/support/responses.js';
import { aReport } from '../../../test/support/builders.js';
import { button, dialog, field, fill, press, user } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { type PersonToReport, ReportPersonButton } from './report-person-button.js';

const SEND = 'POST /api/reports';
const BLOCK = 'POST /api/blocks';
const ON_PROFILE: PersonToReport = { userId: 8, name: 'Bora Ş.' };

function Person({ about }: { about: PersonToReport }) {
  const [isBlocked, setBlocked] = useState(false);
  if (isBlocked) return <p>Profil kapandı</p>;
  return <ReportPersonButton about={about} onBlocked={() => setBlocked(true)} />;
}

async function open(about = ON_PROFILE) {
  renderWithKit(<Person about={about} />);
  await press('Bildir / Engelle');
  return dialog('Bildir / Engelle');
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  respondTo(SEND, () => json(aReport(1), 201));
  respondTo(BLOCK, noContent);
});

const REASON = 'Gelmedi, mesajda hakaret etti';

it.each([
  ['Profilinin şu anki hâli', {}],
  ['Anlaşmanız ve son mesajlarınız', { agreementId: 3 }],
  ['Bu mesaj, anlaşmanız', { agreementId: 3, messageId: 9 }],
])('sends a report with its place, and says what is added: %s', async (evidence, place) => {
  const sheet = await open({ ...ON_PROFILE, ...place });
  expect(sheet.getByRole('button', { name: 'Bildir' })).toHaveAccessibleDescription(
    new RegExp(`^${evidence}`),
  );
  await fill('Bora Ş. ne yaptı?', REASON);
  await user.click(sheet.getByRole('button', { name: 'Bildir' }));
  await screen.findByText(/^Bildirimin alındı/);
  const about = { userId: 8, ...place };
  expect(requestBodies(SEND)).toEqual([{ category: 'kullanici', description: REASON, about }]);
  expect(requestsTo(BLOCK)).toEqual([]);
});

it('offers to block after a report, by keyboard too', async () => {
  await open();
  await fill('Bora Ş. ne yaptı?', REASON);
  await press('Bildir');
  expect(await screen.findByText(/engellemek de ister misin/)).toHaveFocus();
  await user.tab();
  expect(await button('Engelle')).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText('Bora Ş. engellensin mi?');
  expect(requestsTo(BLOCK)).toEqual([]);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await expectToast(
    'Başarılı',
    'Bora Ş. engellendi. Engeli profilindeki “Engellediklerin” listesinden kaldırabilirsin.',
  );
  await isClosed();
  expect(requestBodies(BLOCK)).toEqual([{ userId: 8 }]);
  expect(screen.getByText('Profil kapandı')).toBeVisible();
});

it('blocks without a report, says what that does, and stays open if it fails', async () => {
  await open();
  expect(await button('Engelle')).toHaveAccessibleDescription(
    /seni bir daha göremez.*anlaşmalarınız iptal olur/,
  );
  respondTo(BLOCK, () => failure(503));
  await press('Engelle');
  await press('Vazgeç');
  expect(await button('Engelle')).toHaveFocus();
  await press('Engelle');
  await press('Engelle');
  await expectToast('Hata', 'Kişi engellenemedi', 'Birazdan tekrar dene.');
  respondTo(BLOCK, noContent);
  await press('Engelle');
  await isClosed();
  expect(requestsTo(SEND)).toEqual([]);
});

it('keeps what is written if the sheet is closed, until it is sent', async () => {
  await open();
  await fill('Bora Ş. ne yaptı?', REASON);
  await press('Kapat');
  await isClosed();
  await press('Bildir / Engelle');
  expect(await field('Bora Ş. ne yaptı?')).toHaveValue(REASON);
  await press('Bildir');
  await screen.findByText(/^Bildirimin alındı/);
  await press('Kapat');
  await isClosed();
  await press('Bildir / Engelle');
  expect(await field('Bora Ş. ne yaptı?')).toHaveValue('');
});

it('refuses a short reason, and keeps the reason if the report could not be stored', async () => {
  await open();
  await press('Bildir');
  expect(await screen.findByText('Lütfen sorun açıklamasını giriniz.')).toBeVisible();
  await fill('Bora Ş. ne yaptı?', 'Kötü');
  expect(await screen.findByText('Açıklama en az 10 karakter olmalı.')).toBeVisible();
  expect(requestsTo(SEND)).toEqual([]);
  await fill('Bora Ş. ne yaptı?', REASON);
  const unavailable = 'Hizmete şu an ulaşılamıyor. Lütfen birazdan tekrar dene.';
  respondTo(SEND, () => failure(503, unavailable));
  await press('Bildir');
  await expectToast('Hata', unavailable);
  expect(await field('Bora Ş. ne yaptı?')).toHaveValue(REASON);
});
