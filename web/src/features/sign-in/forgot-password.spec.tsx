import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, requestBodies, unreachable } from '../../../test/support/responses.js';
import { provideGateway } from '../../../test/support/gateway.js';
import { accountsCall, refuseAccountsCall } from '../../../test/support/identity-provider.js';
import { button, field, fill, press } from '../../../test/support/page.js';
import { expectToast } from '../../../test/support/render.js';
import { renderSignInPage, CREDENTIALS, toRegistration } from '../../../test/support/sign-in.js';

const SENT = /^Bu adrese kayıtlı bir hesap varsa şifre yenileme bağlantısı yolda:/;
const { email } = CREDENTIALS;

const mails = () => requestsTo(accountsCall('sendOobCode'));

beforeEach(renderSignInPage);

async function requestMail(): Promise<void> {
  await press('Şifremi unuttum');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Şifreni yenile' })).toHaveFocus());
  await fill('E-posta', email);
  await press('Bağlantı gönder');
}

it('the result is the same for an address without an account', async () => {
  refuseAccountsCall('sendOobCode', 'EMAIL_NOT_FOUND');
  await requestMail();
  expect(await screen.findByText(SENT)).toHaveTextContent(email);
  expect(screen.queryByText('Hata')).toBeNull();
  expect(await button(/^Yeniden gönder \(\d+ sn\)$/)).toBeDisabled(); // Disabled until the pause is over.
  expect(document.querySelector('.toast')).toBeNull();
});

it('a forgotten password requires the bot-check like a login', async () => {
  respondTo('GET /api/bot-check/challenge', unreachable);
  await requestMail();
  expect(await screen.findByText('Güvenlik Kontrolü Hatası')).toBeVisible();
  expect(mails()).toEqual([]);
  provideGateway();
  await press('Bağlantı gönder');
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(requestBodies('POST /api/bot-check/verify')).toMatchObject([{ action: 'login' }]);
});

it('the typed address is kept and validated when switching between the forms', async () => {
  await fill('E-posta', 'yarim');
  await press('Şifremi unuttum');
  await screen.findByRole('heading', { name: 'Şifreni yenile' });
  expect(await field('E-posta')).toHaveValue('yarim');
  await press('Bağlantı gönder');
  expect(await screen.findByText('Geçerli bir email adresi giriniz')).toBeVisible();
  await press('Girişe dön');
  await button('Giriş Yap');
  expect(await field('E-posta')).toHaveValue('yarim');
  await toRegistration();
  expect(screen.queryByRole('button', { name: 'Şifremi unuttum' })).toBeNull();
});

it('a refusal of the identity provider is reported', async () => {
  respondTo(accountsCall('sendOobCode'), unreachable);
  await requestMail();
  await expectToast('Şifreni yenile', 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.');
});
