import { expect, type Page } from '@playwright/test';
import { goOffline } from '../support/go-online.ts';
import { sharedProduct } from '../support/running-product.ts';
import { enter } from '../support/signed-in.ts';
import { enterSivas, newOnlineInSivas, setHidden, SIVAS } from '../support/sivas.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

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
        if (document.visibilityState === 'hidden') lock.released = true;
      });
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
const wakeLocks = (page: Page) =>
  page.evaluate(() => (window as unknown as { wakeLocks: string[] }).wakeLocks);

test('the screen stays on while online, also after a return to the page, until offline', async ({
  browser,
}) => {
  const { account } = await newOnlineInSivas();
  const { page } = await enterSivas(browser, account, noteWakeLocks);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen']);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen', 'request screen']);
  await goOffline(product, { account });
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen', 'request screen', 'release']);
});

test('on a phone an online provider is advised once to keep the page open', async ({ browser }) => {
  const { account } = await newOnlineInSivas();
  const { page } = await enter(browser, product, account, { spot: SIVAS, isPhone: true });
  const hint = page.getByText('Yayındayken bu sayfayı açık tut: arka planda konumun gönderilemez.');
  await expect(hint).toBeVisible();
  await hint.locator('..').getByRole('button', { name: 'Kapat' }).click();
  await expect(hint).toBeHidden();
});
