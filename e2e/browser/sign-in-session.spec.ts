import { expect } from '@playwright/test';
import { callEmulator, makeAccount } from '../support/accounts.ts';
import { openLogin, signIn } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('a user whose account is disabled is signed out when the token is renewed', async ({ browser }) => {
  const account = await makeAccount(product);
  const { page } = await openLogin(browser, product);
  await page.clock.install();
  await page.goto('/login');
  await signIn(page, account);
  await callEmulator(product, 'accounts:update', { localId: account.uid, disableUser: true }, true);
  await page.clock.fastForward('01:01:00'); // a token is valid for an hour
  await expectToast(page, 'Hata', 'Hesabın devre dışı bırakıldığı için oturumun kapatıldı.');
  await expect(page).toHaveURL('/login');
});
