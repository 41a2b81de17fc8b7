import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { apiFails, countCalls } from '../support/calls.ts';
import { chooseInProfileMenu, openProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { adminAccount, signedIn, signedInAdmin } from '../support/signed-in.ts';

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

test('two admins change one report: the later one is told, and the typed note stays', async ({ browser }) => {
  const id = await openReport(await makeReporter('Sena Koç'), 'Ödeme görünmüyor', 'odeme');
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  await openPanel(page);
  await card(page, id).click();
  const dialog = page.getByRole('dialog', { name: `Sorun Bildirimi No ${id}` });
  await expect(dialog.getByText('Henüz bir değişiklik yapılmadı.')).toBeVisible();
  await dialog.getByLabel('Yönetici notları').fill('Benim notum');

  const other = await callApi(product, 'PATCH', `/api/reports/${id}/status`, {
    account: await adminAccount(product),
    body: { status: 'inceleniyor', adminNotes: 'Öbür yöneticinin notu' },
  });
  expect(other.status).toBe(200);
  await dialog.getByRole('button', { name: 'Durumu Güncelle' }).click();
  await expect(dialog.getByText('Bu bildirim bu arada değişti')).toBeVisible();
  await expect(dialog.getByLabel('Yönetici notları')).toHaveValue('Benim notum');
  await expect(dialog.locator('.report-history')).toContainText('Öbür yöneticinin notu');
  await expect(card(page, id)).toContainText('İnceleniyor');

  await dialog.getByRole('button', { name: 'Durumu Güncelle' }).click();
  await expectToast(page, 'Başarılı', 'Sorun bildirimi durumu güncellendi');
  await context.close();
});

test('the panel sends others home: Yetkisiz Erişim', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Onur Ak');
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Sorun Bildir' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Yönetici Paneli' })).toBeHidden();
  await page.goto('/admin');
  await expectToast(page, 'Yetkisiz Erişim', 'Bu sayfaya erişim yetkiniz bulunmamaktadır.');
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

test('the panel without user info sends home: Yetkilendirme Hatası', async ({ browser }) => {
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  await apiFails(page, 'users/me', 500);
  await page.goto('/admin');
  await expectToast(
    page,
    'Yetkilendirme Hatası',
    'Kullanıcı bilgileriniz doğrulanamadı. Lütfen tekrar giriş yapın.',
  );
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

test('the panel tells of a list that fails and of a session that is gone, and asks again', async ({
  browser,
}) => {
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  await apiFails(page, 'reports/page*', 503);
  await openPanel(page);
  await expectToast(page, 'Hata', 'Sorun bildirimleri alınamadı', 'Birazdan yeniden dene.');
  await page.unroute('**/api/reports/page*');
  await apiFails(page, 'reports/page*', 401, { text: 'x' });
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expectToast(page, 'Hata', 'Oturum doğrulanamadı');
  await page.unroute('**/api/reports/page*');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(tab(page, 'Tümü')).toHaveText(/\d/);
  await context.close();
});

test('a status that cannot be updated shows the server text, else its own', async ({ browser }) => {
  const id = await openReport(await makeReporter('Ali Can'), 'Uygulama kapanıyor', 'uygulama');
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  await openPanel(page);
  await card(page, id).click();
  const submit = page.getByRole('button', { name: 'Durumu Güncelle' });
  await apiFails(page, `reports/${id}/status`, 500);
  await submit.click();
  await expectToast(page, 'Hata', 'Durum güncellenirken bir hata oluştu', 'Birazdan yeniden dene.');
  await apiFails(page, `reports/${id}/status`, 400, { text: 'Not çok uzun.' });
  await submit.click();
  await expectToast(page, 'Hata', 'Not çok uzun.');
  await context.close();
});

/** 10,000 reports by 7 users, cut into windows as the contract says; the server's own windows have tests of their own. */
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
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => page.getByRole('button', { name: /No \d+/ }).count()).toBeGreaterThan(60);
  await expect.poll(names).toBe(7);
  await tab(page, 'Çözüldü').click();
  await expect(page.getByText('Bu kategoride sorun bildirimi bulunmuyor.', { exact: true })).toBeVisible();
  await context.close();
});

test('the panel says that reports are loading', async ({ browser }) => {
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  const { promise: held, resolve: answer } = Promise.withResolvers<null>();
  await page.route('**/api/reports/page*', async (route) => {
    await held;
    await route.continue();
  });
  await openPanel(page);
  await expect(page.getByText('Sorun bildirimleri yükleniyor...', { exact: true })).toBeVisible();
  answer(null);
  await expect(page.getByText('Sorun bildirimleri yükleniyor...', { exact: true })).toBeHidden();
  await context.close();
});

test('an admin goes through tabs and cards by keyboard, and the focus returns to the card', async ({
  browser,
}) => {
  const reporter = await makeReporter(`Tuş ${randomUUID().slice(0, 4)}`);
  const first = await openReport(reporter, 'Birinci');
  const second = await openReport(reporter, 'İkinci');
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  await openPanel(page);
  await expect(card(page, second)).toBeVisible();
  await tab(page, 'Tümü').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Yeni')).toBeFocused();
  await expect(tab(page, 'Yeni')).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, second)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page, second)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, first)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Sorun Bildirimi No ${second}` });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card(page, second)).toBeFocused();
  await context.close();
});
