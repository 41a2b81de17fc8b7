import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { dragSideways } from '../support/pointer.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} / 3`, exact: true });

/** Opens the greeting with a clock that the test turns. */
async function openGreeting(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('/greeting');
  await expect(slide(page, 1)).toBeVisible();
}

test('the greeting shows three pictures, and its buttons go round from the last to the first', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/greeting');
  for (const [number, title] of [
    [1, 'Yakınındakileri canlı gör'],
    [2, 'Doğrudan konuş, anlaş'],
    [3, 'Yola çıkıyorsan yayına geç'],
  ] as const) {
    await expect(slide(page, number).getByRole('heading', { name: title })).toBeVisible();
    await expect(slide(page, number).locator('svg')).toBeVisible();
    await expect(page.getByRole('group')).toHaveCount(1);
    await page.getByRole('button', { name: 'Sonraki' }).click();
  }
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Önceki' }).click();
  await expect(slide(page, 3)).toBeVisible();
});

test('the dots of the greeting lead to each slide and mark the current one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/greeting');
  const dots = page.getByRole('button', { name: /^\d\. tanıtım$/ });
  await expect(dots).toHaveCount(3);
  await dots.nth(2).click();
  await expect(slide(page, 3)).toBeVisible();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'false');
});

test('a swipe of more than 50 px changes the slide, one of 50 px does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/greeting');
  const slides = page.getByRole('region', { name: "Rotadaş'ı tanı" });
  await dragSideways(page, slides, -50);
  await expect(slide(page, 1)).toBeVisible();
  await dragSideways(page, slides, -51);
  await expect(slide(page, 2)).toBeVisible();
  await dragSideways(page, slides, 51);
  await expect(slide(page, 1)).toBeVisible();
});

test('the slides go on by themselves every 5 seconds and start over after the third', async ({ page }) => {
  await openGreeting(page);
  // Choosing a slide starts its 5 seconds anew; the paused clock stands still meanwhile.
  await page.getByRole('button', { name: '1. tanıtım' }).click();
  await page.getByRole('button', { name: '2. tanıtım' }).click();
  await page.mouse.move(0, 0);
  for (const [now, next] of [
    [2, 3],
    [3, 1],
    [1, 2],
  ] as const) {
    await page.clock.runFor(4_999);
    await expect(slide(page, now)).toBeVisible();
    await page.clock.runFor(1);
    await expect(slide(page, next)).toBeVisible();
  }
});

test('the slides rest under a pointer, while stopped by their button, and for who wants less motion', async ({
  page,
}) => {
  await openGreeting(page);
  await page.getByRole('region', { name: "Rotadaş'ı tanı" }).hover();
  await page.clock.runFor(12_000);
  await expect(slide(page, 1)).toBeVisible();

  await page.getByRole('button', { name: 'Otomatik geçişi durdur' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await expect(slide(page, 1)).toBeVisible();

  await page.getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect(slide(page, 2)).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Otomatik geçişi başlat' })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(slide(page, 2)).toBeVisible();
});

test("'Devam Et' leads from the greeting to the login", async ({ page }) => {
  await page.goto('/greeting');
  await page.getByRole('link', { name: 'Devam Et' }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
});

for (const number of [1, 2, 3]) {
  test(`axe finds nothing on the greeting, slide ${number}`, async ({ browser }) => {
    await expectAccessible(browser, product, '/greeting', async (page) => {
      await page.getByRole('button', { name: `${number}. tanıtım` }).click();
      await expect(slide(page, number)).toBeVisible();
    });
  });
}
