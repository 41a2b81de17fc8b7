import { jest } from '@jest/globals';
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { requestsTo } from '../../../test/support/responses.js';
import { holdClock, pass, passUntil } from '../../../test/support/device.js';
import {
  accountsCall,
  provideIdentities,
  refuseAccountsCall,
  verify,
} from '../../../test/support/identity-provider.js';
import { button, field, press } from '../../../test/support/page.js';
import { expectToast } from '../../../test/support/render.js';
import {
  renderSignInPage,
  signedInAs,
  CREDENTIALS,
  submitForm,
  toRegistration,
} from '../../../test/support/sign-in.js';
import { useVerified } from './verify-email.js';

const AGAIN = 'Bağlantıyı yeniden gönder';
const WAITING = /^Yeniden gönder \(\d+ sn\)$/;

const heading = () => screen.findByRole('heading', { name: 'E-postanı doğrula' });
const mails = () => requestsTo(accountsCall('sendOobCode'));

async function register(): Promise<void> {
  renderSignInPage();
  await toRegistration();
  await submitForm(CREDENTIALS);
  expect(await heading()).toBeVisible();
}

async function signInUnverified(): Promise<void> {
  provideIdentities({ ...CREDENTIALS, verified: false });
  renderSignInPage();
  await submitForm(CREDENTIALS);
  expect(await heading()).toBeVisible();
}

it('the mail can be sent again after a pause of 30 s; another address leads back to the registration', async () => {
  await register();
  await press('Kapat');
  holdClock();
  // The first pause started on the real clock, which is not waited for.
  await press('Başka bir e-posta adresi kullan');
  expect(await button('Kayıt Ol')).toBeVisible();
  expect(await field('E-posta')).toHaveValue(CREDENTIALS.email);
  expect(await field('Şifre')).toHaveValue('');
  await submitForm(CREDENTIALS);
  await passUntil(() => expect(mails()).toHaveLength(2));
  const waiting = await button(WAITING);
  expect(waiting).toBeDisabled();
  const left = Number(/\d+/.exec(waiting.textContent)?.[0]);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(30);
  await pass(5_000);
  expect(waiting).toHaveTextContent(`Yeniden gönder (${left - 5} sn)`);
  await pass(26_000);
  await press(AGAIN);
  await passUntil(() => expect(mails()).toHaveLength(3));
  await expectToast(
    'Başarılı',
    'Doğrulama bağlantısını e-postana yeniden gönderdik. Gelen bağlantıya dokun.',
  );
  expect(await button(WAITING)).toBeDisabled();
});

it('an unverified login leads to the same screen, and may send the mail immediately', async () => {
  await signInUnverified();
  expect(screen.getByRole('main')).toHaveTextContent(CREDENTIALS.email);
  await press(AGAIN);
  await waitFor(() => expect(mails()).toHaveLength(1));
  verify(CREDENTIALS.email);
  await press('Doğruladım, devam et');
  await waitFor(async () => expect(await signedInAs()).toBe(CREDENTIALS.email));
});

it('continuing before the link is opened says what to do; a return with a verified e-mail signs in', async () => {
  await register();
  await press('Doğruladım, devam et');
  await expectToast(
    'E-postan henüz doğrulanmadı',
    'E-postadaki bağlantıya dokun. Gelmediyse yeniden gönderebilirsin.',
  );
  expect(await signedInAs()).toBeUndefined();
  expect(await heading()).toBeVisible();
  verify(CREDENTIALS.email);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(async () => expect(await signedInAs()).toBe(CREDENTIALS.email));
});

it('a mail that cannot be sent again is reported, and may be requested without a pause', async () => {
  await signInUnverified();
  await press('Kapat');
  refuseAccountsCall('sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await press(AGAIN);
  await expectToast(
    'E-posta gönderilemedi',
    'Çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyip tekrar dene.',
  );
  expect(within(screen.getByRole('main')).getByRole('button', { name: AGAIN })).toBeEnabled();
});

it('an unopened mail is checked for 10 minutes, and again when the user returns', async () => {
  holdClock();
  const isVerified = jest.fn(() => Promise.resolve(false));
  renderHook(() => useVerified(isVerified, () => undefined));
  await pass(10 * 60_000);
  expect(isVerified).toHaveBeenCalledTimes(120);
  await pass(60 * 60_000);
  expect(isVerified).toHaveBeenCalledTimes(120);
  fireEvent(document, new Event('visibilitychange'));
  await pass(10_000);
  expect(isVerified).toHaveBeenCalledTimes(123);
});
