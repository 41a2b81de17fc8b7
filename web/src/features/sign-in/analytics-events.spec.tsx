import { screen, waitFor } from '@testing-library/react';
import { respondTo, unreachable } from '../../../test/support/responses.js';
import { ECE, refuseAccountsCall } from '../../../test/support/identity-provider.js';
import { recordEvents } from '../../../test/support/analytics.js';
import { press, user } from '../../../test/support/page.js';
import { expectToast } from '../../../test/support/render.js';
import { renderSignInPage, CREDENTIALS, submitForm, toRegistration } from '../../../test/support/sign-in.js';

let recorded: readonly object[];
/** The events as text, so that a test finds personal data in any field. */
const events = () => JSON.stringify(recorded);

const expectEvents = (list: unknown[]) => waitFor(() => expect(recorded).toEqual(list));

beforeEach(() => {
  recorded = recordEvents();
  renderSignInPage();
});

it('login_attempt, login_error and login_success are recorded for an e-mail login, without personal data', async () => {
  await submitForm({ ...ECE, password: 'yanlis-parola' });
  await expectToast('Giriş Hatası', 'Email veya şifre hatalı.');
  await submitForm(ECE);
  await expectEvents([
    { name: 'login_attempt', method: 'email' },
    { name: 'login_error', method: 'email', code: 'wrong-password' },
    { name: 'login_attempt', method: 'email' },
    { name: 'login_success', method: 'email' },
  ]);
  expect(events()).not.toContain(ECE.email);
  expect(events()).not.toContain(ECE.password);
});

it('register_attempt, register_success and register_error are recorded for a registration', async () => {
  await toRegistration();
  await submitForm(CREDENTIALS);
  expect(await screen.findByText('Başarılı')).toBeVisible();
  await press('Başka bir e-posta adresi kullan');
  refuseAccountsCall('signUp', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await submitForm(CREDENTIALS);
  expect(await screen.findByText('Kayıt Hatası')).toBeVisible();
  await expectEvents([
    { name: 'register_attempt', method: 'email' },
    { name: 'register_success', method: 'email' },
    { name: 'register_attempt', method: 'email' },
    { name: 'register_error', method: 'email', code: 'too-many-requests' },
  ]);
  expect(events()).not.toContain(CREDENTIALS.email);
});

it('recaptcha_error is recorded for a bot-check that stops a submission', async () => {
  respondTo('GET /api/bot-check/challenge', unreachable);
  await submitForm(CREDENTIALS);
  expect(await screen.findByText('Güvenlik Kontrolü Hatası')).toBeVisible();
  await expectEvents([
    { name: 'login_attempt', method: 'email' },
    { name: 'recaptcha_error', action: 'login', reason: 'unavailable' },
  ]);
});

it('link_click is recorded for each link in the footer of the login page', async () => {
  for (const [name, href] of [
    ['Hakkında', '/about'],
    ['Kullanım Koşulları ve Gizlilik', '/terms'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    await user.click(link);
  }
  await expectEvents([
    { name: 'link_click', link: 'about' },
    { name: 'link_click', link: 'terms' },
  ]);
});
