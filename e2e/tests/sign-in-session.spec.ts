import { expect, test } from '@playwright/test';
import { askEmulator, makeAccount } from '../support/accounts.ts';
import { openAs, signIn } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, providerAnswers } from '../support/sign-in-page.ts';

const product = sharedProduct();

for (const [what, text] of [
  ['disabled', 'Hesabın devre dışı bırakıldığı için oturumun kapatıldı.'],
  ['expired', 'Oturumunun süresi doldu. Lütfen yeniden giriş yap.'],
] as const) {
  test(`who is signed in is signed out and told why once the token cannot be renewed: ${what}`, async ({
    browser,
  }) => {
    const account = await makeAccount(product);
    const { page, context } = await openAs(browser, product);
    await page.clock.install();
    await page.goto('/login');
    await signIn(page, account);
    if (what === 'disabled') await disable(account.idToken);
    else await providerAnswers(page, 'securetoken.googleapis.com/v1/token', 'TOKEN_EXPIRED');
    await page.clock.fastForward('01:01:00'); // a token is good for an hour
    await expectToast(page, 'Hata', text);
    await expect(page).toHaveURL(`${product.url}/greeting`);
    await context.close();
  });
}

/** Has an operator disable the account that a token belongs to. */
async function disable(idToken: string): Promise<void> {
  const { user_id: localId } = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { user_id: string };
  await askEmulator(product, 'accounts:update', { localId, disableUser: true }, true);
}
