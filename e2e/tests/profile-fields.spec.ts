import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { choose } from '../support/choose.ts';

const PICTURE = resolve(import.meta.dirname, '../../web/public/icons/icon-192.png');

const product = sharedProduct();

test('each gender is saved by its id: Erkek male, Kadın female, Diğer other', async ({ browser }) => {
  const { page, context, account } = await signedIn(browser, product, 'Ada Güneş', { home: false });
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

test('the picture is shown and sent with the profile, and can be taken away', async ({ browser }) => {
  const { page, context, account } = await signedIn(browser, product, 'Ada Güneş', { home: false });
  const profileImage = 'https://lh3.googleusercontent.com/a/ada';
  await callApi(product, 'POST', '/api/users/profile', {
    account,
    body: { fullName: 'Ada Güneş', profileImage },
  });
  await context.route(profileImage, (route) => route.fulfill({ path: PICTURE, contentType: 'image/png' }));
  const save = async () => {
    const [request] = await Promise.all([
      page.waitForRequest('**/api/users/profile'),
      page.getByRole('button', { name: 'Kaydet' }).click(),
    ]);
    await expect(page).toHaveURL(`${product.url}/`);
    return request.postDataJSON();
  };
  const pictureOnServer = async () =>
    ((await callApi(product, 'GET', '/api/users/me', { account })).body as { profileImage: unknown })
      .profileImage;

  await page.goto('/profile?edit=true');
  await expect(page.getByRole('img', { name: 'Profil fotoğrafın' })).toHaveAttribute('src', profileImage);
  expect(await save()).toMatchObject({ profileImage });
  expect(await pictureOnServer()).toBe(profileImage);

  await page.goto('/profile?edit=true');
  await page.getByRole('button', { name: 'Fotoğrafı kaldır' }).click();
  expect(await save()).toMatchObject({ profileImage: null });
  expect(await pictureOnServer()).toBeNull();
  await context.close();
});

test('a birth date to come and one before 1900 are refused, that of a child is saved', async ({
  browser,
}) => {
  const { page, context, account } = await signedIn(browser, product, 'Ada Güneş', { home: false });
  await page.goto('/profile?edit=true');
  const fault = page.getByText('Doğum tarihin 1900 ile bugün arasında olmalı.', { exact: true });
  for (const day of ['2131-01-01', '1899-12-31']) {
    await page.getByLabel('Doğum Tarihi').fill(day);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(fault).toBeVisible();
  }
  const birthDate = `${new Date().getFullYear() - 10}-01-01`;
  await page.getByLabel('Doğum Tarihi').fill(birthDate);
  await expect(fault).toBeHidden();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  const service = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
  const online = { isOnline: true, service, latitude: 39.92, longitude: 32.85 };
  const answer = await callApi(product, 'POST', '/api/providers/status', { account, body: online });
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'provider-underage' }]);
  await context.close();
});

test('birth date is a date input, description has several lines and may be left empty', async ({
  browser,
}) => {
  const { page, context, account } = await signedIn(browser, product, 'Ada Güneş', { home: false });
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
