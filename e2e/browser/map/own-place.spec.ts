import { expect, type Page } from '@playwright/test';
import type { Account } from '../../support/accounts.ts';
import { callApi } from '../../support/api.ts';
import { goOnline } from '../../support/go-online.ts';
import { fromMiddle, mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const follow = (page: Page) => page.getByRole('button', { name: 'Beni takip et' });

const seenAt = async (account: Account, id: number) => {
  const { body } = await callApi(product, 'GET', '/api/providers/active', { account });
  return (body as { id: number; at: number }[]).find((one) => one.id === id)?.at ?? 0;
};

test('the map follows an online provider until it is panned, and a button resumes it', async ({
  browser,
}) => {
  const { page, context, account, id } = await signedIn(browser, product, 'Giden Sürücü');
  await mapReady(page);
  await goOnline(product, account, ANKARA);
  const onlineAt = await seenAt(account, id);
  await expect(page.getByText(/^Yayındasın/)).toBeVisible();
  await expect.poll(() => fromMiddle(page, ANKARA)).toBeLessThan(4);
  // Chromium fails a watch that starts while the position changes, and does not retry.
  await expect.poll(() => seenAt(account, id)).toBeGreaterThan(onlineAt);

  const next = { latitude: ANKARA.latitude + 0.004, longitude: ANKARA.longitude + 0.006 };
  await context.setGeolocation({ ...next, accuracy: 20 });
  await expect.poll(() => fromMiddle(page, next)).toBeLessThan(4);
  await expect(follow(page)).toHaveCount(0);

  await page.getByRole('region', { name: /^Harita\./ }).press('ArrowRight');
  await expect(follow(page)).toBeVisible();
  const last = { latitude: ANKARA.latitude + 0.005, longitude: ANKARA.longitude + 0.007 };
  await context.setGeolocation({ ...last, accuracy: 20 });
  await expect.poll(() => fromMiddle(page, last)).toBeGreaterThan(60);

  await follow(page).click();
  await expect.poll(() => fromMiddle(page, last)).toBeLessThan(4);
  await expect(follow(page)).toHaveCount(0);
});
