import { expect, type Page, test } from '@playwright/test';
import { countCalls } from '../support/calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';

const product = sharedProduct();

const card = (page: Page, id: number) => page.getByRole('button', { name: new RegExp(`No ${id}\\b`) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const heading = (page: Page) =>
  page.getByRole('heading', { name: 'Yönetici Paneli - Sorun Bildirimleri', exact: true });

/** The panel by its address, in a browser of the admin's. */
async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(heading(page)).toBeVisible();
}

/**
 * 10,000 reports by 7 users, cut into windows as the contract says; the server's own windows have
 * tests of their own.
 */
async function manyReports(page: Page, total: number): Promise<void> {
  const at = '2026-11-01T09:00:00.000Z';
  const counts = { all: total, byStatus: { yeni: total, inceleniyor: 0, çözüldü: 0, kapatıldı: 0 } };
  await page.route('**/api/reports/page*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const first = Number(query.get('before') ?? total + 1) - 1;
    const wanted = query.get('status');
    const left = wanted === null || wanted === 'yeni' ? first : 0;
    const length = Math.min(Number(query.get('limit')), left);
    const reports = Array.from({ length }, (_, index) => ({
      id: first - index,
      userId: 1_000_000 + ((first - index) % 7),
      category: 'diger',
      description: `Bildirim ${first - index}`,
      status: 'yeni',
      createdAt: at,
      updatedAt: at,
      resolvedAt: null,
      adminNotes: null,
      revision: 1,
    }));
    await route.fulfill({ json: { reports, counts, next: left > length ? first - length + 1 : null } });
  });
}

test('10,000 reports come in windows; names are asked for once per distinct user, unknown ones are Bilinmiyor', async ({
  browser,
}) => {
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  const pages = countCalls(page, /^\/api\/reports\/page$/);
  const names = countCalls(page, /^\/api\/users\/\d+$/);
  await manyReports(page, 10_000);
  await openPanel(page);
  await expect(tab(page, 'Tümü')).toHaveText('Tümü 10000');
  await expect(card(page, 10_000)).toContainText('Bilinmiyor');
  await expect(card(page, 9_000)).toHaveCount(0);

  const started = pages();
  await page.keyboard.press('End');
  await expect.poll(pages).toBeGreaterThan(started);
  const scrolled = async () => {
    await page.mouse.wheel(0, 100_000);
    return page.getByRole('button', { name: /No \d+/ }).count();
  };
  await expect.poll(scrolled).toBeGreaterThan(60);
  await expect.poll(names).toBe(7);
  await tab(page, 'Çözüldü').click();
  await expect(page.getByText('Bu kategoride sorun bildirimi bulunmuyor.', { exact: true })).toBeVisible();
  await context.close();
});
