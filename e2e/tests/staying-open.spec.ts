import { expect, type Page, test } from '@playwright/test';
import { goHome } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { sessionOf } from '../support/session.ts';
import { allGoOffline, enterSivas, goOffline, goOnline, setHidden, SIVAS } from '../support/sivas.ts';

const product = sharedProduct();

test.afterEach(allGoOffline);

/** Notes on the page which wake locks were asked for and let go. */
const noteWakeLocks = (page: Page) =>
  page.addInitScript(() => {
    const notes: string[] = [];
    Object.assign(window, { wakeLocks: notes });
    const request = (kind: string) => {
      notes.push(`request ${kind}`);
      const lock = {
        released: false,
        release: () => {
          lock.released = true;
          notes.push('release');
          return Promise.resolve();
        },
      };
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') lock.released = true; // as browsers do
      });
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
const wakeLocks = (page: Page) =>
  page.evaluate(() => (window as unknown as { wakeLocks: string[] }).wakeLocks);

test('the screen stays on while online, again after a return to the page, and is let go offline', async ({
  browser,
}) => {
  const { account } = await goOnline(SIVAS);
  const { page, context } = await enterSivas(browser, account, noteWakeLocks);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen']);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen', 'request screen']);
  await goOffline(account);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen', 'request screen', 'release']);
  await context.close();
});

test('on a phone an online provider is told to keep the page open, until read', async ({ browser }) => {
  const { account } = await goOnline(SIVAS);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    geolocation: { ...SIVAS, accuracy: 20 },
    permissions: ['geolocation'],
    storageState: sessionOf(product, account),
  });
  const page = await context.newPage();
  await goHome(page);
  const hint = page.getByText('Yayındayken bu sayfayı açık tut: arka planda konumun gönderilemez.');
  await expect(hint).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('stay-open.png') });
  await page.getByRole('button', { name: 'Anladım' }).click();
  await expect(hint).toBeHidden();
  await context.close();
});
