import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

async function goOnline(fullName: string, type: string, from: string, to: string): Promise<void> {
  const account = await makeAccount(product);
  await makeProvider(product, account, fullName);
  const service = { type, from, to, duration: 60 };
  const place = { latitude: 39.9208, longitude: 32.8541 };
  const answer = await callApi(product, 'POST', '/api/providers/status', {
    account,
    body: { isOnline: true, service, ...place },
  });
  expect(answer.status).toBe(200);
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const kept = (page: Page): Promise<[string, unknown][]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('rotadas.search.'))
      .map(([key, text]) => [key, JSON.parse(String(text))]),
  );

test('a search by type and route lists who goes that way, and is kept per user', async ({ browser }) => {
  const mark = String(Date.now()).slice(-6);
  await goOnline(`Giden ${mark}`, 'taxi', 'Ankara', 'Eskişehir');
  await goOnline(`Başka ${mark}`, 'taxi', 'Ankara', 'Samsun');
  const person = await signedIn(browser, product, 'Arayan Kişi');
  const { page, context } = person;
  await expect(row(page, `Başka ${mark}`)).toBeVisible();
  await page.getByLabel('Nereden').fill('Ankara');
  await page.getByLabel('Nereye').fill('eskisehir');
  await page.keyboard.press('Escape');
  await expect(row(page, `Başka ${mark}`)).toHaveCount(0);
  await expect(row(page, `Giden ${mark}`)).toContainText(/yolunun üstünde|sapma/);
  await page.getByRole('group', { name: 'Hizmet türü' }).getByRole('button', { name: 'Taksi' }).click();

  const [entry] = await kept(page);
  expect(entry?.[0]).toMatch(/^rotadas\.search\..+/);
  expect(entry?.[1]).toEqual({
    serviceType: { id: 'taxi', label: 'Taksi' },
    route: { from: 'Ankara', to: 'eskisehir' },
  });
  await page.reload();
  await expect(page.getByLabel('Nereye')).toHaveValue('eskisehir');
  await expect(
    page.getByRole('group', { name: 'Hizmet türü' }).getByRole('button', { name: 'Taksi' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, `Giden ${mark}`)).toBeVisible();
  await context.close();
});
