import { expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { countCalls } from '../support/calls.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { signedInAdmin } from '../support/signed-in.ts';

const product = sharedProduct();

async function openReport(account: Account, description: string, category = 'kullanici'): Promise<number> {
  const answer = await callApi(product, 'POST', '/api/reports', { account, body: { category, description } });
  expect(answer.status).toBeLessThan(300);
  return (answer.body as { id: number }).id;
}

async function makeReporter(fullName: string): Promise<Account> {
  const account = await makeAccount(product);
  await makeProvider(product, account, fullName);
  return account;
}

const card = (page: Page, id: number) => page.getByRole('button', { name: new RegExp(`No ${id}\\b`) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const countOf = async (page: Page, name: string) =>
  Number((await tab(page, name).innerText()).replace(/\D/g, ''));

const heading = (page: Page) =>
  page.getByRole('heading', { name: 'Yönetici Paneli - Sorun Bildirimleri', exact: true });

/** The panel by its address, in a browser of the admin's. */
async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(heading(page)).toBeVisible();
}

test('an admin reads reports by tab and card, and sets one to Çözüldü; the counts follow', async ({
  browser,
}) => {
  const reporter = await makeReporter('Bora Şen');
  const description = `Sürücü gelmedi <img src=x onerror=alert(1)> \u200F ${'uzun '.repeat(80)}`;
  const id = await openReport(reporter, description);
  const { page, context } = await signedInAdmin(browser, product);
  await chooseInProfileMenu(page, 'Yönetici Paneli');
  await expect(heading(page)).toBeVisible();

  await expect(page.getByRole('tab')).toHaveText([
    /^Tümü \d+$/,
    /^Yeni \d+$/,
    /^İnceleniyor \d+$/,
    /^Çözüldü \d+$/,
    /^Kapatıldı \d+$/,
  ]);
  const before = { fresh: await countOf(page, 'Yeni'), solved: await countOf(page, 'Çözüldü') };
  await expect(card(page, id)).toContainText('Kullanıcı Sorunu');
  await expect(card(page, id)).toContainText('Yeni');
  await expect(card(page, id)).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(card(page, id)).toContainText('Bora Şen');
  await expect(card(page, id)).toContainText(reporter.email);
  await expect(card(page, id)).toContainText('<img src=x onerror=alert(1)>');
  const text = card(page, id).locator('.report-card-description');
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);

  await card(page, id).click();
  const dialog = page.getByRole('dialog', { name: `Sorun Bildirimi No ${id}` });
  await expect(dialog).toContainText(description.trim());
  await dialog.getByRole('combobox', { name: 'Durum' }).click();
  const options = page.locator('.ant-select-item-option');
  await expect(options).toHaveText(['Yeni', 'İnceleniyor', 'Çözüldü', 'Kapatıldı']);
  await options.filter({ hasText: 'Çözüldü' }).click();
  await dialog.getByLabel('Yönetici notları').fill('Sürücüyle görüşüldü');
  await dialog.getByRole('button', { name: 'Durumu Güncelle' }).click();
  await expectToast(page, 'Başarılı', 'Sorun bildirimi durumu güncellendi');
  await expect(dialog).toBeHidden();
  await expect(card(page, id)).toContainText('Çözüldü');
  await expect.poll(() => countOf(page, 'Yeni')).toBe(before.fresh - 1);
  expect(await countOf(page, 'Çözüldü')).toBe(before.solved + 1);

  await tab(page, 'Çözüldü').click();
  await card(page, id).click();
  await expect(dialog.locator('.report-history')).toContainText('Sürücüyle görüşüldü');
  await expect(dialog).toContainText('Çözülme');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog).toBeHidden();
  await context.close();
});

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
