import { screen, waitFor } from '@testing-library/react';
import { aSanction, dataExport, signInAs } from '../../../test/support/account.js';
import { aUser } from '../../../test/support/builders.js';
import { currentUser } from '../../../test/support/gateway.js';
import { ECE } from '../../../test/support/identity-provider.js';
import { button, dialog, fill, press } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { failure, noContent, requestBodies, requestsTo, respondTo } from '../../../test/support/responses.js';
import { signedInAs } from '../../../test/support/sign-in.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { trustedContactsKey } from '../../shared/storage/user-keys.js';
import { RestrictedScreen } from './restricted-screen.js';
import { WarningSheet } from './warning-sheet.js';

const CANCEL = 'DELETE /api/users/deletion';
const APPEAL = 'POST /api/sanctions/12/appeal';
const ACKNOWLEDGE = 'POST /api/sanctions/12/acknowledge';
/** 21/11/2026 14:05 in Türkiye. */
const AT = Date.UTC(2026, 10, 21, 11, 5);

function open(facts: Parameters<typeof aUser>[0]) {
  dataExport();
  currentUser(facts);
  renderWithKit(<RestrictedScreen user={aUser(facts)} />);
}

describe('a requested deletion', () => {
  it('shows its date, and is taken back', async () => {
    open({ eraseAt: AT });
    expect(await screen.findByRole('heading', { name: 'Hesabın silinecek' })).toBeVisible();
    expect(
      screen.getByText(
        /Verilerin 21\/11\/2026 14:05 tarihinden sonraki 24 saat içinde kalıcı olarak silinir/,
      ),
    ).toBeVisible();
    expect(await button('Verilerimi hazırla')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hesabımı sil' })).toBeNull();
    respondTo(CANCEL, noContent);
    const before = requestsTo('GET /api/users/me').length;
    await press('Hesabımı geri al');
    await waitFor(() => expect(requestsTo('GET /api/users/me').length).toBeGreaterThan(before));
    expect(requestsTo(CANCEL)).toHaveLength(1);
  });

  it('stays if it could not be taken back', async () => {
    respondTo(CANCEL, () => failure(503));
    open({ eraseAt: AT });
    await press('Hesabımı geri al');
    await expectToast('Hata', 'Hesap geri alınamadı', 'Birazdan tekrar dene.');
  });

  it('removes the trusted contacts from this device', async () => {
    const key = trustedContactsKey(ECE.email);
    deviceStorage.set(key, '[]');
    open({ eraseAt: AT });
    await screen.findByRole('heading', { name: 'Hesabın silinecek' });
    expect(deviceStorage.get(key)).toBeNull();
  });

  it('lets the user sign out', async () => {
    await signInAs();
    open({ eraseAt: AT });
    await press('Çıkış yap');
    await waitFor(async () => expect(await signedInAs()).toBeUndefined());
  });
});

describe('a sanction', () => {
  it('shows why and until when the account is suspended, and the rights of the user', async () => {
    const until = Date.now() + 86_400_000;
    open({ sanction: aSanction({ at: AT, until }) });
    expect(await screen.findByRole('heading', { name: 'Hesabın askıya alındı' })).toHaveFocus();
    expect(screen.getByText('Anlaşıp gelmemek')).toBeVisible();
    expect(screen.getByText('21/11/2026 14:05')).toBeVisible();
    expect(screen.getByText('Üç anlaşmaya haber vermeden gelmedin.')).toBeVisible();
    expect(screen.queryByText('süresiz')).toBeNull();
    expect(await button('Verilerimi hazırla')).toBeVisible();
    expect(await button('Hesabımı sil')).toBeVisible();
    expect(await button('Çıkış yap')).toBeVisible();
  });

  it('a ban has no end', async () => {
    open({ sanction: aSanction({ kind: 'ban', until: null }) });
    expect(await screen.findByRole('heading', { name: 'Hesabın kapatıldı' })).toBeVisible();
    expect(screen.getByText('süresiz')).toBeVisible();
  });

  it('can be appealed against, with at most 2,000 characters', async () => {
    open({ sanction: aSanction() });
    await press('İtirazımı gönder');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(requestsTo(APPEAL)).toEqual([]);
    expect(screen.getByText('2000 karakter kaldı')).toBeVisible();
    expect(screen.getByLabelText('İtirazın')).toHaveAttribute('maxlength', '2000');
    await fill('İtirazın', 'Kaza yaptım');
    expect(screen.getByText('1989 karakter kaldı')).toBeVisible();
    respondTo(APPEAL, () => failure(409, 'Bu yaptırıma bir kez itiraz edebilirsin.'));
    await press('İtirazımı gönder');
    await expectToast('Hata', 'Bu yaptırıma bir kez itiraz edebilirsin.');
    respondTo(APPEAL, noContent);
    await press('İtirazımı gönder');
    await waitFor(() => expect(requestBodies(APPEAL)).toHaveLength(2));
    expect(requestBodies(APPEAL).at(-1)).toEqual({ text: 'Kaza yaptım' });
  });

  it.each([
    ['open', /^İtirazın incelenecek/],
    ['rejected', /^İtirazın incelendi, karar değişmedi/],
  ] as const)('shows an appeal that is %s instead of the form', async (appeal, text) => {
    open({ sanction: aSanction({ appeal }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('İtirazın')).toBeNull();
  });

  it('shows the answer to the appeal, without an invitation to appeal again', async () => {
    open({ sanction: aSanction({ kind: 'ban', until: null, appeal: 'rejected', answer: 'Kayıtlar açık.' }) });
    expect(await screen.findByText('Kayıtlar açık.')).toBeVisible();
    expect(screen.queryByText(/itiraz et/i)).toBeNull();
  });

  it('is shown below a requested deletion', async () => {
    open({ eraseAt: AT, sanction: aSanction() });
    expect(await screen.findByRole('heading', { name: 'Hesabın silinecek' })).toBeVisible();
    expect(screen.getByText('Üç anlaşmaya haber vermeden gelmedin.')).toBeVisible();
  });
});

describe('a warning', () => {
  const TITLE = 'Bir uyarı aldın';
  const warning = aSanction({ kind: 'warning', until: null });

  it('has to be acknowledged', async () => {
    renderWithKit(<WarningSheet warning={warning} />);
    const sheet = await dialog(TITLE);
    expect(sheet.queryByRole('button', { name: 'Kapat' })).toBeNull();
    expect(sheet.getByText('Üç anlaşmaya haber vermeden gelmedin.')).toBeVisible();
    respondTo(ACKNOWLEDGE, () => failure(503));
    await press('Okudum, anladım');
    await expectToast('Hata', 'Okuduğun kaydedilemedi', 'Birazdan tekrar dene.');
    respondTo(ACKNOWLEDGE, noContent);
    await press('Okudum, anladım');
    await waitFor(() => expect(requestsTo(ACKNOWLEDGE)).toHaveLength(2));
  });

  it('can be appealed against', async () => {
    renderWithKit(<WarningSheet warning={warning} />);
    expect(await screen.findByText(/^Yöneticilerimiz.*İtiraz edeceksen önce itirazını gönder/)).toBeVisible();
    expect(screen.getByLabelText('İtirazın')).toBeVisible();
    await fill('İtirazın', 'Ben değildim');
    respondTo(APPEAL, noContent);
    await press('İtirazımı gönder');
    await waitFor(() => expect(requestBodies(APPEAL)).toEqual([{ text: 'Ben değildim' }]));
  });
});
