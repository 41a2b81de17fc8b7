import { expect } from '@playwright/test';
import { deleteAccount, revokeToken } from '@rotadas/web/shared/auth/end-account';
import { type Account, knownAccount, makeAccount } from '../support/accounts.ts';
import { sharedProduct } from '../support/running-product.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const originalFetch = globalThis.fetch;
const revocations: unknown[] = [];

/** The emulator lacks this call; the SDK keeps the `fetch` of its import. */
test.beforeAll(() => {
  globalThis.fetch = (url, init) => {
    if (!String(url).includes('accounts:revokeToken')) return originalFetch(url, init);
    revocations.push(JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json({}));
  };
});
test.afterAll(() => {
  globalThis.fetch = originalFetch;
});

async function signInWithSdk({ email, password }: Account) {
  const sdk = await import('@rotadas/web/shared/auth/firebase-sdk');
  const auth = sdk.initializeAuth(sdk.initializeApp({ apiKey: 'demo', projectId: 'demo-rotadas' }, email));
  sdk.connectAuthEmulator(auth, `http://${product.authEmulator}`, { disableWarnings: true });
  await sdk.signInWithEmailAndPassword(auth, email, password);
  return { sdk, auth };
}

test('an account is deleted at the identity provider, which signs the user out', async () => {
  const account = await makeAccount(product);
  const session = await signInWithSdk(account);
  await deleteAccount(session);
  expect(session.auth.currentUser).toBeNull();
  await expect(knownAccount(product, account.email)).rejects.toThrow('EMAIL_NOT_FOUND');
  await deleteAccount(session); // does nothing without a signed-in user
});

test('a token is revoked at the identity provider, by the only type that its SDK revokes', async () => {
  const session = await signInWithSdk(await makeAccount(product));
  await revokeToken(session, 'an-access-token');
  expect(revocations).toEqual([
    {
      idToken: expect.any(String),
      providerId: 'apple.com',
      tokenType: 'ACCESS_TOKEN',
      token: 'an-access-token',
    },
  ]);
});
