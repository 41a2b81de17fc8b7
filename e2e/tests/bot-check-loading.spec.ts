import { expect, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

/** How finely the clock is moved until the page is there, ms. */
const STEP_MS = 10;

test('the bot-check is loaded 500 ms after the login page mounts', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/altcha-[\w-]+\.js$/.test(request.url())) loaded.push(request.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/login');
  // The start itself needs time to pass: small steps, so that the page mounts at most one step
  // before it is seen.
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    // the form itself is there before
    expect(await page.locator('#root').getAttribute('data-drawn')).toBeNull();
  }).toPass({ intervals: [1] });
  await page.clock.runFor(500 - 2 * STEP_MS);
  expect(loaded).toEqual([]);
  await page.clock.runFor(2 * STEP_MS);
  await expect.poll(() => loaded).toHaveLength(1);
});
