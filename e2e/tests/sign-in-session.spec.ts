import { expect, type Page, type Request, test } from '@playwright/test';
import { askEmulator, makeAccount } from '../support/accounts.ts';
import { openAs, signIn } from '../support/person.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';

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
    else await refuseToken(page, 'TOKEN_EXPIRED');
    await page.clock.fastForward('01:01:00'); // a token is good for an hour
    await expectToast(page, 'Hata', text);
    await expect(page).toHaveURL(`${product.url}/greeting`);
    await context.close();
  });
}

test('the token is renewed 5 minutes before it expires, by a form-encoded refresh grant', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  const { page, context } = await openAs(browser, product);
  await page.clock.install();
  await page.goto('/login');
  await signIn(page, account);
  const renewals: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('securetoken.googleapis.com/v1/token'))
      renewals.push(request);
  });
  await page.clock.fastForward('54:00'); // a token is good for an hour
  await expect(page.getByRole('button', { name: 'Hizmet ara' })).toBeVisible();
  expect(renewals).toHaveLength(0);
  await page.clock.fastForward('01:10');
  await expect.poll(() => renewals.length).toBe(1);
  expect(await renewals[0]?.headerValue('content-type')).toContain('application/x-www-form-urlencoded');
  expect(renewals[0]?.postData()).toMatch(/^grant_type=refresh_token&refresh_token=.+/);
  await context.close();
});

test('a sign-out that fails says Çıkış yapılırken bir hata oluştu.', async ({ browser }) => {
  const { page, context } = await openAs(browser, product);
  await signIn(page, await makeAccount(product));
  const terms = page.getByRole('dialog', { name: 'Kullanım koşulları' });
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Kabul et ve devam et' }).click();
  await expect(terms).toBeHidden();
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new Error('the storage is gone');
    };
  });
  await chooseInProfileMenu(page, 'Çıkış yap');
  await expectToast(page, 'Hata', 'Çıkış yapılırken bir hata oluştu.', 'Birazdan yeniden dene.');
  await context.close();
});

/** Has the identity provider refuse each new token with `code`. */
const refuseToken = (page: Page, code: string) =>
  page.route('**/securetoken.googleapis.com/v1/token*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { error: { code: 400, message: code } },
    }),
  );

/** Has an operator disable the account that a token belongs to. */
async function disable(idToken: string): Promise<void> {
  const { user_id: localId } = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { user_id: string };
  await askEmulator(product, 'accounts:update', { localId, disableUser: true }, true);
}
