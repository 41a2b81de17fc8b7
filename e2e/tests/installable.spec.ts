import { expect, test } from '@playwright/test';
import { decodedSize } from '../support/decoded-size.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

interface Manifest {
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
  shortcuts: { name: string; url: string }[];
}

test('the manifest shows the app on phones and wide screens, and leads to what came and what is saved', async ({
  page,
  request,
}) => {
  await page.goto('/greeting');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest;
  const { screenshots, shortcuts } = manifest;
  expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of screenshots) expect(await decodedSize(page, src)).toBe(sizes);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/bildirimler', '/bildirimler/yollar']);
});

test('the service worker keeps the offline page and nothing else, so no deploy and no answer goes stale', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
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
  for (const path of ['/sw.js', '/offline.html', '/']) {
    const reply = await page.request.get(path, { headers: { accept: 'text/html,*/*' } });
    expect(reply.headers()['cache-control']).toBe('no-cache');
  }
  await context.close();
});

test('search engines are told what to leave alone', async ({ request }) => {
  const reply = await request.get('/robots.txt');
  expect(await reply.text()).toMatch(/^User-agent: \*\nDisallow: \/api\/$/m);
});
