import { expect, test } from '@playwright/test';
import { decodedSize } from '../support/decoded-size.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url, serviceWorkers: 'allow' });

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
}

test('the app can be installed in Turkish with icons, and says when there is no connection', async ({
  page,
  request,
}) => {
  await page.goto('/greeting');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await request.get(address ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Rotadaş', lang: 'tr', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of manifest.icons) expect(await decodedSize(page, src)).toBe(sizes);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.context().setOffline(true);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Çevrimdışısın' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tekrar dene' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
});
