import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { deleteAccount, revokeToken } from '@rotadas/web/shared/auth/end-account';
import { knownAccount, makeAccount } from '../support/accounts.ts';
import { identitySession } from '../support/identity-session.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm, toRegistration } from '../support/sign-in-page.ts';

const product = sharedProduct();

/** Waits for a call of the identity provider, and reads what it is sent. */
const sentTo = async (page: Page, call: string): Promise<unknown> =>
  (
    await page.waitForRequest(
      (request) => request.url().includes(`accounts:${call}`) && request.method() === 'POST',
    )
  ).postDataJSON();

test('a registration creates an account with a secure token and has the verification mail sent', async ({
  browser,
}) => {
  const { page, context } = await openAs(browser, product);
  const form = { email: `kimlik-${randomUUID()}@rotadas.example`, password: 'parola-123' };
  await toRegistration(page);
  const [created, mailed] = await Promise.all([
    sentTo(page, 'signUp'),
    sentTo(page, 'sendOobCode'),
    submitForm(page, form),
  ]);
  expect(created).toMatchObject({ ...form, returnSecureToken: true });
  expect(mailed).toMatchObject({ requestType: 'VERIFY_EMAIL', idToken: expect.any(String) });
  await context.close();
});

test('a login asks for a secure token by e-mail and password, and looks the account up', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  const { page, context } = await openAs(browser, product);
  const [signedIn, lookedUp] = await Promise.all([
    sentTo(page, 'signInWithPassword'),
    sentTo(page, 'lookup'),
    submitForm(page, account),
  ]);
  const { email, password } = account;
  expect(signedIn).toMatchObject({ email, password, returnSecureToken: true });
  expect(lookedUp).toEqual({ idToken: expect.any(String) });
  await context.close();
});

test('an account is deleted at the identity provider, which signs its owner out', async () => {
  const account = await makeAccount(product);
  const session = await identitySession(product, account);
  await deleteAccount(session);
  expect(session.auth.currentUser).toBeNull();
  expect(session.sent.map(({ path }) => path)).toContain('/v1/accounts:delete');
  await expect(knownAccount(product, account.email)).rejects.toThrow('EMAIL_NOT_FOUND');
  await deleteAccount(session); // nobody is signed in: nothing happens
  await session.close();
});

test('a token is revoked at the identity provider, by the only kind that its SDK revokes', async () => {
  const session = await identitySession(product, await makeAccount(product));
  await revokeToken(session, 'an-access-token');
  expect(session.sent.at(-1)).toEqual({
    path: '/v2/accounts:revokeToken',
    body: {
      idToken: expect.any(String),
      providerId: 'apple.com',
      tokenType: 'ACCESS_TOKEN',
      token: 'an-access-token',
    },
  });
  await session.close();
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

for (const [what, seconds, userAgent] of [
  ['a desktop', 30, undefined],
  ['a phone, where the app runs in a web view', 60, PHONE],
] as const) {
  test(`a request to the identity provider is given up after ${seconds} s on ${what}, as a network failure`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: product.url, ...(userAgent && { userAgent }) });
    const page = await context.newPage();
    // The SDK counts as mobile what runs in a web view of Cordova.
    if (userAgent) await page.addInitScript(() => Object.assign(window, { cordova: {} }));
    await page.clock.install();
    await page.route('**/accounts:signInWithPassword*', () => undefined); // never answered
    await page.goto('/login');
    await Promise.all([
      sentTo(page, 'signInWithPassword'),
      submitForm(page, { email: 'biri@rotadas.example', password: 'parola-123' }),
    ]);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await page.clock.runFor((seconds - 15) * 1_000);
    await expect(page.getByRole('button', { name: 'Giriş Yapılıyor...' })).toBeVisible();
    await page.clock.runFor(6_000);
    await expectToast(page, 'Giriş Hatası', 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.');
    await context.close();
  });
}
