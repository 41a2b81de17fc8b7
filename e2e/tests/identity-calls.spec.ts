import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { deleteAccount, revokeToken } from '@rotadas/web/shared/auth/end-account';
import { knownAccount, makeAccount } from '../support/accounts.ts';
import { identitySession } from '../support/identity-session.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { submitForm, toRegistration } from '../support/sign-in-page.ts';

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
