import { expect, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { countCalls } from '../support/calls.ts';
import { stopPolling } from '../support/clock.ts';
import { sharedProduct } from '../support/running-product.ts';
import { enter } from '../support/signed-in.ts';

const product = sharedProduct();

test('the terms dialog blocks home until the terms are accepted, and user info is asked for anew then', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  const { page, context } = await enter(browser, product, account);
  const dialog = page.getByRole('dialog', { name: 'Kullanım Koşulları' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5); // beside it
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('checkbox').check();
  await stopPolling(page);
  const asked = countCalls(page, /^\/api\/users\/me$/);
  await dialog.getByRole('button', { name: 'Kabul Et ve Devam Et' }).click();
  await expect.poll(asked).toBe(1);
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  const me = await callApi(product, 'GET', '/api/users/me', { account });
  expect(me.body).toMatchObject({ termsAccepted: true });
  await context.close();
});
