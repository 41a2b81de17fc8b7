import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();

let page: Page;
test.beforeEach(async ({ browser }) => void ({ page } = await openAs(browser, product)));
test.afterEach(() => page.context().close());

/** The events of this tab, as text too, so that nothing in them goes unseen. */
async function events(): Promise<{ list: unknown; text: string }> {
  const text = await page.evaluate(() => sessionStorage.getItem('rotadas.analytics') ?? '[]');
  return { list: JSON.parse(text), text };
}

const expectEvents = (list: unknown[]) => expect.poll(async () => (await events()).list).toEqual(list);

test('login_attempt and login_error are told of a Google sign-in', async () => {
  await page.context().route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  );
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();
  await expectEvents([
    { name: 'login_attempt', method: 'google' },
    { name: 'login_error', method: 'google', code: 'internal-error' },
  ]);
});
