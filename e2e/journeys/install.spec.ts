import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string }[];
}

const decodedSize = (page: Page, src: string) =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);

test('the app can be installed in Turkish with icons and screenshots', async ({ page, request }) => {
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
  const factors = manifest.screenshots.map((each) => each.form_factor);
  expect(new Set(factors)).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots])
    expect(await decodedSize(page, src)).toBe(sizes);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/bildirimler', '/bildirimler/yollar']);
});

test('the service worker caches only the offline page, and shows it without a connection', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline.html']);

  await page.context().setOffline(true);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Çevrimdışısın' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tekrar dene' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
});
