import { expect } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { mapReady, viewAt } from '../../support/map.ts';
import { newBrowser, signIn } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();

const ISTANBUL = { latitude: 41.024, longitude: 28.96 };
const ADDRESS = '/#map=13/41.0240/28.9600';

test('a link to a view opens after the sign-in, follows the map, survives a reload, and leads no further back', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  await makeProvider(product, account, 'Mira Ak');
  const { page } = await newBrowser(browser, product, { spot: ANKARA });
  const view = () => viewAt(page, ISTANBUL);

  await test.step('signed out, it asks for the sign-in and opens then, instead of the own place', async () => {
    await page.goto('/about');
    await page.goto(ADDRESS);
    await expect(page).toHaveURL('/greeting');
    await page.getByRole('link', { name: 'Devam Et' }).click();
    await signIn(page, account);
    await expect(page).toHaveURL(ADDRESS);
    await mapReady(page);
    await expect.poll(view).toEqual({ zoom: 13, isCentred: true });
  });

  const entries = await page.evaluate(() => history.length);
  let moved = '';
  await test.step('the address follows panning and zooming, without entries for Back', async () => {
    const map = page.getByRole('region', { name: /^Harita\./ });
    await map.press('ArrowRight');
    await expect(page).not.toHaveURL(ADDRESS);
    await expect(page).toHaveURL(/#map=13\/41\.0240\/28\.\d{4}$/);
    await page.getByRole('button', { name: 'Yakınlaştır' }).click();
    await expect(page).toHaveURL(/#map=14\/41\.0240\/28\.\d{4}$/);
    moved = page.url();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step('a reload opens the same view', async () => {
    const [, , latitude, longitude] = moved.split('/').slice(-4);
    await page.reload();
    await mapReady(page);
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    expect(await viewAt(page, place)).toEqual({ zoom: 14, isCentred: true });
    await expect(page).toHaveURL(moved);
  });

  await test.step('another view in the address moves the map, and Back returns', async () => {
    await page.goto(ADDRESS);
    await expect.poll(view).toEqual({ zoom: 13, isCentred: true });
    await page.goBack();
    await expect.poll(async () => (await view()).zoom).toBe(14);
    await expect(page).toHaveURL(moved);
  });

  await test.step('recentre leaves the view for the own place', async () => {
    await page.getByRole('button', { name: 'Konumuma odaklan' }).click();
    await expect.poll(() => viewAt(page, ANKARA)).toEqual({ zoom: 16, isCentred: true });
    await expect(page).toHaveURL('/');
  });
});
