import { expect } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { goOnline } from '../support/go-online.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { ANKARA, signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('an online provider who presses Back or closes the page chooses Yayında kal or Bitir', async ({
  browser,
}) => {
  const { page, account } = await signedIn(browser, product, 'Çıkan Sürücü');
  await goOnline(product, account, ANKARA);
  await expect(page.getByText(/^Yayındasın/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Yayındasın' });
  await page.goBack();
  await dialog.getByRole('button', { name: 'Yayında kal' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');

  const opened = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const browserDialog = await opened;
  expect(browserDialog.type()).toBe('beforeunload');
  await browserDialog.dismiss();
  await closing;
  await expect(dialog).toBeHidden();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Yayını bitir', exact: true }).click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
  const { body } = await callApi(product, 'GET', '/api/users/me', { account });
  expect(body).toMatchObject({ isOnline: false });
});
