import { expect, type Page } from '@playwright/test';
import { countCalls } from '../support/stub-calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const card = (page: Page, id: number) => page.getByRole('button', { name: new RegExp(`No ${id}\\b`) });
async function manyReports(page: Page, total: number): Promise<void> {
  const at = '2026-11-01T09:00:00.000Z';
  const counts = { all: total, byStatus: { yeni: total, inceleniyor: 0, çözüldü: 0, kapatıldı: 0 } };
  await page.route('**/api/reports/page*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const first = Number(query.get('before') ?? total + 1) - 1;
    const length = Math.min(Number(query.get('limit')), first);
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
    await route.fulfill({ json: { reports, counts, next: first > length ? first - length + 1 : null } });
  });
}

test('an admin scrolls through 10,000 reports page by page; each user is requested once', async ({
  browser,
}) => {
  const { page } = await signedInAdmin(browser, product, { home: false });
  const pages = countCalls(page, /^\/api\/reports\/page$/);
  const names = countCalls(page, /^\/api\/users\/\d+$/);
  await manyReports(page, 10_000);
  await page.goto('/admin');
  await expect(card(page, 10_000)).toBeVisible();
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
});

test('a phone shows every entry of the admin menu without scrolling', async ({ browser }) => {
  const { page } = await signedInAdmin(browser, product, { width: 360, height: 740, home: false });
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Yönetici sayfaları' });
  for (const name of [
    'Sorun bildirimleri',
    'Vakalar',
    'Kişiler',
    'İtirazlar',
    'İşletme',
    'Kayıtlar',
    'Kuyruklar',
    'Haritaya dön',
  ])
    await expect(menu.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
});
