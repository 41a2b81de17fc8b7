import { FirebaseConfig, type PublicConfig } from '@rotadas/contracts/config/public-config';
import { screen, waitFor, within } from '@testing-library/react';
import { dataExport, signInAs } from '../../../test/support/account.js';
import { goOffline } from '../../../test/support/device.js';
import { CONFIG } from '../../../test/support/gateway.js';
import {
  type Account,
  accountsCall,
  ECE,
  refuseAccountsCall,
} from '../../../test/support/identity-provider.js';
import { dialog, fill, press, user } from '../../../test/support/page.js';
import { providePush } from '../../../test/support/push.js';
import { address, expectToast, renderWithKit } from '../../../test/support/render.js';
import {
  delayed,
  failure,
  json,
  noContent,
  requestBodies,
  requestsTo,
  respondTo,
} from '../../../test/support/responses.js';
import { signedInAs } from '../../../test/support/sign-in.js';
import { AccountPage } from './account-page.js';

const REVOKE = 'POST /api/users/sessions/revoke';
const DELETE = 'POST /api/users/deletion';
const MAIL = accountsCall('sendOobCode');
const UPDATE = accountsCall('update');
const WRONG = 'Şifren yanlış. Yeniden yaz; unuttuysan çıkış yapıp “Şifremi unuttum”a bas.';
const NEW_PASSWORD = 'yeni-parola-9';

async function open(account: Account = ECE, config: Partial<PublicConfig> = {}) {
  await signInAs(account);
  dataExport();
  renderWithKit(<AccountPage />, { path: '/hesabim', config });
}

/** Presses the button of the open sheet. */
async function confirm(title: string, action: string) {
  await user.click((await dialog(title)).getByRole('button', { name: action }));
}

beforeEach(() => respondTo(REVOKE, noContent));

describe('the e-mail address', () => {
  const TITLE = 'E-postanı değiştir';
  const SEND = 'Onay bağlantısı gönder';

  async function change(email: string, password = ECE.password) {
    await press('E-postamı değiştir');
    await fill('Yeni e-posta', email);
    await fill('Şu anki şifren', password);
    await confirm(TITLE, SEND);
  }

  it('changes by a link to the new address, after the password', async () => {
    await open();
    await change('ece.uysal@rotadas.example');
    const sent = await screen.findByText(/bağlantısını ece\.uysal@rotadas\.example adresine/);
    expect(sent).toHaveRole('status');
    expect(sent.parentElement).toHaveFocus();
    expect(requestBodies(MAIL)).toMatchObject([
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'ece.uysal@rotadas.example' },
    ]);
  });

  it.each([
    ['', 'Yeni e-posta adresini yaz.'],
    ['yarim', 'Geçerli bir e-posta adresi yaz.'],
    [ECE.email.toUpperCase(), 'Bu zaten senin adresin. Başka bir adres yaz.'],
  ])('is checked before anything is sent: %j', async (email, fault) => {
    await open();
    await change(email);
    expect(await screen.findByText(fault)).toBeVisible();
    expect(requestsTo(MAIL)).toEqual([]);
  });

  it('stays if the password is wrong, or the address is taken', async () => {
    await open();
    await change('ece.uysal@rotadas.example', 'yanlis');
    expect(await screen.findByText(WRONG)).toHaveRole('alert');
    expect(requestsTo(MAIL)).toEqual([]);
    refuseAccountsCall('sendOobCode', 'EMAIL_EXISTS');
    await fill('Şu anki şifren', ECE.password);
    await confirm(TITLE, SEND);
    await expectToast('Hata', 'Bu email adresi zaten kullanımda.');
  });
});

describe('the password', () => {
  const TITLE = 'Şifreni değiştir';

  async function change(next: string) {
    await press('Şifremi değiştir');
    await fill('Yeni şifre', next);
    await fill('Şu anki şifren', ECE.password);
    await confirm(TITLE, 'Şifremi değiştir');
  }

  it('changes after the current one, and ends the other sessions', async () => {
    await open();
    await change(NEW_PASSWORD);
    await expectToast('Başarılı', 'Şifren değişti. Diğer cihazlarından çıkış yapıldı.');
    expect(requestBodies(UPDATE)).toMatchObject([{ password: NEW_PASSWORD }]);
    expect(requestBodies(REVOKE)).toEqual([{ keepCurrent: true }]);
    expect(await signedInAs()).toBe(ECE.email);
  });

  it('says so if it has changed, but the other sessions have not ended', async () => {
    respondTo(REVOKE, () => failure(503));
    await open();
    await change(NEW_PASSWORD);
    expect(await screen.findByText(/^Şifren değişti ama diğer/)).toBeVisible();
  });

  it('closes no other sheet when it arrives late', async () => {
    await open();
    const late = delayed(() => json({}));
    respondTo(UPDATE, late.respond);
    await change(NEW_PASSWORD);
    await waitFor(() => expect(requestsTo(UPDATE)).toHaveLength(1));
    await press('Kapat');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('E-postamı değiştir');
    late.release();
    await waitFor(() => expect(requestsTo(REVOKE)).toHaveLength(1));
    await dialog('E-postanı değiştir');
  });

  it('is not sent if it is too short, or the current one is missing', async () => {
    await open();
    await change('12345');
    expect(await screen.findByText('Yeni şifren en az 6 karakter olmalı.')).toBeVisible();
    await fill('Yeni şifre', NEW_PASSWORD);
    await fill('Şu anki şifren', '');
    await confirm(TITLE, 'Şifremi değiştir');
    expect(await screen.findByText(/^Şifreni yaz;/)).toBeVisible();
    expect(requestsTo(UPDATE)).toEqual([]);
  });
});

it('a user of Google has no forms, but the way to the Google account', async () => {
  await open({ ...ECE, provider: 'google.com' });
  const link = await screen.findByRole('link', { name: 'Google hesabımı aç' });
  expect(link).toHaveAttribute('href', 'https://myaccount.google.com/security');
  expect(screen.queryByRole('button', { name: 'Şifremi değiştir' })).toBeNull();
  await press('Hesabımı sil');
  expect(await screen.findByRole('button', { name: 'Google ile onayla: Hesabımı sil' })).toBeVisible();
  expect(screen.queryByLabelText('Şu anki şifren')).toBeNull();
});

it('says that the sign-in methods could not be read, and reads them again', async () => {
  dataExport();
  renderWithKit(<AccountPage />, { path: '/hesabim' });
  await press('Hesabımı sil');
  const sheet = await dialog('Hesabın silinsin mi?');
  expect(await sheet.findByText(/^Bu bölüm yüklenemedi/)).toBeVisible();
  await signInAs();
  await user.click(sheet.getByRole('button', { name: 'Tekrar dene' }));
  expect(await sheet.findByLabelText('Şu anki şifren')).toBeVisible();
});

describe('signing out on all devices', () => {
  const QUESTION = 'Tüm cihazlardan çıkılsın mı?';

  it('asks, then ends all sessions and this one', async () => {
    await open();
    await press('Tüm cihazlardan çıkış yap');
    await confirm(QUESTION, 'Hepsinden çık');
    await waitFor(() => expect(address()).toBe('/greeting'));
    expect(requestBodies(REVOKE)).toEqual([{}]);
    expect(await signedInAs()).toBeUndefined();
  });

  it('keeps the user signed in, with push, if the sessions could not be ended', async () => {
    providePush('granted', true);
    respondTo(REVOKE, () => failure(503));
    await open();
    await press('Tüm cihazlardan çıkış yap');
    await confirm(QUESTION, 'Hepsinden çık');
    await expectToast('Hata', 'Çıkış yapılırken bir hata oluştu.');
    expect(await signedInAs()).toBe(ECE.email);
    expect(requestsTo('DELETE /api/notifications/push-subscriptions')).toEqual([]);
  });
});

it.each([
  ['without analytics', undefined, ['/terms', '/gizlilik', '/bildirimler/ayarlar']],
  ['with analytics', 'G-1', ['/terms', '/gizlilik', '/terms#olcum-izni', '/bildirimler/ayarlar']],
])('leads to the consents of an operator %s', async (_which, measurementId, paths) => {
  await open(ECE, { firebase: FirebaseConfig.parse({ ...CONFIG.firebase, measurementId }) });
  const consents = within(screen.getByRole('region', { name: 'Verdiğin izinler' }));
  expect(consents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
});

it('says that it needs a network', async () => {
  await open();
  goOffline();
  expect(await screen.findByText(/^İnternet bağlantın yok/)).toBeVisible();
});

describe('the deletion of the account', () => {
  const QUESTION = 'Hesabın silinsin mi?';

  async function remove(password: string) {
    await press('Hesabımı sil');
    await fill('Şu anki şifren', password);
    await confirm(QUESTION, 'Hesabımı sil');
  }

  it('says what happens, and is requested with the token of a new sign-in', async () => {
    respondTo(DELETE, () => json({ eraseAt: Date.now() }, 202));
    await open();
    await press('Hesabımı sil');
    const consequences = (await dialog(QUESTION)).getAllByRole('listitem');
    expect(consequences.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Yayının biter/),
      expect.stringMatching(/^Planlı ilanların iptal/),
      expect.stringMatching(/^Açık anlaşmaların iptal olur/),
      expect.stringMatching(/^Verdiğin puanlar/),
      expect.stringMatching(/^7 gün içinde.*güvendiğin kişiler geri gelmez\.$/),
      expect.stringMatching(/^Sonra adın/),
    ]);
    await fill('Şu anki şifren', ECE.password);
    const signIns = requestsTo(accountsCall('signInWithPassword')).length;
    await confirm(QUESTION, 'Hesabımı sil');
    await waitFor(() => expect(requestsTo(DELETE)).toHaveLength(1));
    expect(requestsTo(accountsCall('signInWithPassword'))).toHaveLength(signIns + 1);
    // The answer of `me` opens the screen of a restricted account.
    await waitFor(() => expect(requestsTo('GET /api/users/me')).toHaveLength(2));
  });

  it('is not requested after a wrong password', async () => {
    await open();
    await remove('yanlis');
    expect(await screen.findByText(WRONG)).toHaveRole('alert');
    expect(requestsTo(DELETE)).toEqual([]);
  });

  it('shows the reason if the server refuses', async () => {
    const reason = 'Güvenliğin için yeniden giriş yapmalısın. Giriş yap ve 5 dakika içinde tekrar dene.';
    respondTo(DELETE, () => failure(403, reason));
    await open();
    await remove(ECE.password);
    await expectToast('Hata', reason);
  });
});
