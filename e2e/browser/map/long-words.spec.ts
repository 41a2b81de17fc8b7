import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { callApi, makeProvider } from '../../support/api.ts';
import { expectBackLayers } from '../../support/phone.ts';
import { goOffline, goOnline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { adminAccount, ANKARA, openSignedIn } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();

const WORD = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.slice(0, 70);
/** The longest allowed name. */
const NAME = WORD.slice(0, 60);
const PHONE = { width: 360, height: 740 };

async function expectToFit(page: Page, name: string): Promise<void> {
  const width = () =>
    page.evaluate(() => {
      const scrolled = [...document.querySelectorAll('.ant-modal-body, .ant-modal-container, .info-window')];
      const over = scrolled.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return [document.documentElement.scrollWidth, over.map(({ className }) => className)];
    });
  await expect.poll(width, name).toEqual([PHONE.width, []]);
}

test('words of 70 letters make no screen wider than a phone', async ({ browser }) => {
  const long = { from: WORD, to: `B${WORD.slice(1)}`, description: WORD };
  const other = await newOnline(product, NAME, ANKARA, long);
  const account = await makeAccount(product);
  await makeProvider(product, account, NAME);
  const { page, context } = await openSignedIn(browser, product, account, PHONE);
  await mapReady(page);

  await page.getByRole('button', { name: 'Hizmet ara' }).click();
  await page.locator('#search-from').fill(WORD);
  await page.locator('#search-to').fill(WORD);
  await expectToFit(page, 'search');
  await page.getByRole('button', { name: 'Listeyi gör' }).click();
  const list = page.getByRole('region', { name: 'Yakındakiler' });
  await list.getByRole('button').filter({ hasText: NAME }).first().click();
  await expect(page.getByRole('dialog', { name: /bilgileri$/ })).toBeVisible();
  await expectToFit(page, 'info window and chip');
  await expectBackLayers(page, 1);
  await page.goBack();

  await page.getByRole('button', { name: 'Yayına geç', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Hizmet seç' });
  await form.locator('#offer-from').fill(WORD);
  await form.locator('#offer-to').fill(WORD);
  await form.getByLabel('Açıklama (isteğe bağlı)').fill(WORD);
  await expectToFit(page, 'offer');
  await page.goBack();
  await goOnline(product, account, ANKARA, long);
  await expect(page.getByText(/^Yayındasın/)).toBeVisible();
  await expectToFit(page, 'online strip');
  await goOffline(product, { account });
  await goOffline(product, other);
  await expectBackLayers(page, 0);

  await callApi(product, 'POST', '/api/reports', {
    account,
    body: { category: 'uygulama', description: WORD },
  });
  await page.goto('/profile?edit=true');
  await expect(page.getByRole('button', { name: 'Kaydet' })).toBeVisible();
  await page.getByRole('textbox').last().fill(WORD);
  await expectToFit(page, 'profile');
  await context.close();

  const admin = await openSignedIn(browser, product, await adminAccount(product), PHONE);
  await admin.page.goto('/admin');
  const card = admin.page.getByRole('button').filter({ hasText: NAME }).first();
  await expect(card).toBeVisible();
  await expectToFit(admin.page, 'admin');
  await card.click();
  await expect(admin.page.getByRole('heading', { name: 'Geçmiş' })).toBeVisible();
  await expectToFit(admin.page, 'report');
  await admin.context.close();
});
