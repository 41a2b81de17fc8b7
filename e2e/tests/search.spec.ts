import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { enter, signedIn } from '../support/signed-in.ts';

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

test('on a phone the count that a screen reader is told is the one on the chip', async ({ browser }) => {
  await goOnline('Sayılan Kişi', 'moto_courier', 'Ankara', 'Ankara');
  const { page, context } = await signedIn(browser, product, 'Sayan Kişi');
  await page.getByRole('group', { name: 'Hizmet türü' }).getByRole('button', { name: 'Moto kurye' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  const told = page.getByRole('status').filter({ hasText: /Aramana uyan/ });
  await expect(told).toHaveText(/^Aramana uyan (\d+) kişi var\.$/);
  const [count] = /\d+/.exec(await told.innerText()) ?? [];
  await expect(page.locator('.search-chip-count')).toHaveText(`${count} kişi`);
  expect(Number(count)).toBeGreaterThan(0);
  await context.close();
});

test('hostile text in the storage means no search', async ({ browser }) => {
  const account = await makeAccount(product);
  await makeProvider(product, account, 'Kem Göz');
  const first = await enter(browser, product, account);
  await first.page.getByRole('group', { name: 'Hizmet türü' }).getByRole('button', { name: 'Kargo' }).click();
  const [entry] = await kept(first.page);
  await first.page.evaluate(
    (key) => localStorage.setItem(key, '{"serviceType":{"id":"<script>"},"route":{"from":{},"to":9}}'),
    entry?.[0] ?? '',
  );
  await first.page.reload();
  await expect(
    first.page.getByRole('group', { name: 'Hizmet türü' }).getByRole('button', { name: 'Tümü' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(first.page.getByLabel('Nereye')).toHaveValue('');
  await first.context.close();
});
