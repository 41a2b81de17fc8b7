import { expect, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { choose } from '../support/choose.ts';

const product = sharedProduct();

test('each gender is saved by its id: Erkek male, Kadın female, Diğer other', async ({ browser }) => {
  const { page, context, account } = await signedIn(browser, product, 'Ada Güneş');
  for (const [label, gender] of [
    ['Erkek', 'male'],
    ['Kadın', 'female'],
    ['Diğer', 'other'],
  ] as const) {
    await page.goto('/profile?edit=true');
    await choose(page.getByRole('combobox', { name: 'Cinsiyet' }), label);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/users/profile'),
      page.getByRole('button', { name: 'Kaydet' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ gender });
    await expect(page).toHaveURL(`${product.url}/`);
    const me = await callApi(product, 'GET', '/api/users/me', { account });
    expect(me.body).toMatchObject({ gender });
  }
  await context.close();
});

test('birth date is a date input, description has several lines and may be left empty', async ({
  browser,
}) => {
  const { page, context, account } = await signedIn(browser, product, 'Ada Güneş');
  await page.goto('/profile?edit=true');
  await expect(page.getByLabel('Doğum Tarihi')).toHaveAttribute('type', 'date');
  await expect(page.getByPlaceholder('0555 555 55 55')).toHaveValue('0555 555 55 55');
  const description = page.getByLabel('Açıklama');
  expect(await description.evaluate((element) => element.tagName)).toBe('TEXTAREA');
  for (const text of ['Birinci satır\nİkinci satır', '']) {
    await page.goto('/profile?edit=true');
    await description.fill(text);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    const me = await callApi(product, 'GET', '/api/users/me', { account });
    expect((me.body as { description: string | null }).description ?? '').toBe(text);
  }
  await context.close();
});
