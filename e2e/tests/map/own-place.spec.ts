import { expect, type Page, test } from '@playwright/test';
import type { Account } from '../../support/accounts.ts';
import { callApi } from '../../support/api.ts';
import { goOffline, goOnline, newOnline } from '../../support/go-online.ts';
import { clickMap, drawnMarkers, fromMiddle, mapReady } from '../../support/map.ts';
import { MOVING } from '../../support/moving.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();
test.use(MOVING);

const idsOf = async (page: Page) => (await drawnMarkers(page)).map(({ id }) => id);
const follow = (page: Page) => page.getByRole('button', { name: 'Beni takip et' });
const rows = (page: Page) => page.getByRole('list', { name: 'Yakındakiler' }).getByRole('button');

/**
 * When the product got the newest position of this provider, ms since 1970; 0 while it shows none.
 */
const seenAt = async (account: Account, id: number) => {
  const { body } = await callApi(product, 'GET', '/api/providers/active', { account });
  return (body as { id: number; at: number }[]).find((one) => one.id === id)?.at ?? 0;
};

test('who drives is not in the own list and cannot be called there, only seen as the own place', async ({
  browser,
}) => {
  const mark = String(Date.now()).slice(-6);
  const other = await newOnline(product, `Komşu ${mark}`, { ...ANKARA, latitude: ANKARA.latitude + 0.003 });
  const { page, context, account, id } = await signedIn(browser, product, `Kendim ${mark}`);
  await mapReady(page);
  await goOnline(product, account, ANKARA);
  await expect(page.getByText(/^Yayındasın/)).toBeVisible();
  await expect(rows(page).filter({ hasText: `Komşu ${mark}` })).toBeVisible();
  await expect(rows(page).filter({ hasText: `Kendim ${mark}` })).toHaveCount(0);
  await expect.poll(() => idsOf(page)).toContain(other.id);
  expect(await idsOf(page)).not.toContain(id);
  await clickMap(page, ANKARA.latitude, ANKARA.longitude);
  await expect(page.getByRole('dialog', { name: `Kendim ${mark} bilgileri` })).toHaveCount(0);
  await goOffline(product, { account });
  await goOffline(product, other);
  await context.close();
});

test('the map goes along with who is online until it is panned, and a button brings it back', async ({
  browser,
}) => {
  const { page, context, account, id } = await signedIn(browser, product, 'Giden Sürücü');
  await mapReady(page);
  await goOnline(product, account, ANKARA);
  const onlineAt = await seenAt(account, id);
  await expect(page.getByText(/^Yayındasın/)).toBeVisible();
  await expect.poll(() => fromMiddle(page, ANKARA)).toBeLessThan(4);
  // Chromium answers a watch that begins while its position is being set with an error, and then no
  // more.
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
  await goOffline(product, { account });
  await context.close();
});
