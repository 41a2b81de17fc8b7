import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { newOnline } from '../../support/go-online.ts';
import { uniqueMark } from '../../support/in-letters.ts';
import { clickMap, drawnMarker, mapReady, showAround } from '../../support/map.ts';
import { newBrowser, signIn } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();

/** Three decimals, so that a stranger sees the marker where it is. */
const SPOT = { latitude: 39.934, longitude: 32.861 };

test('a stranger looks at the map, and reaches an offer and a shared search over the sign-in', async ({
  browser,
}) => {
  const name = `Adsız ${uniqueMark()}`;
  const { id } = await newOnline(product, name, SPOT, {
    type: 'companion',
    from: 'Ankara',
    to: 'Sivas',
    description: name,
  });
  const account = await makeAccount(product);
  await makeProvider(product, account, 'Merak Eden');

  await test.step('opens the map from the greeting, and a marker, which shows no name', async () => {
    const { page, context } = await newBrowser(browser, product);
    await page.goto('/greeting');
    await page.getByRole('link', { name: 'Önce haritaya bak' }).click();
    await expect(page).toHaveURL('/kesfet');
    await mapReady(page);
    await expect(page.getByText(/^Şu an haritada/)).toBeVisible();
    await showAround(page, SPOT);
    await expect.poll(() => drawnMarker(page, id)).toBeTruthy();
    await clickMap(page, SPOT.latitude, SPOT.longitude);
    const card = page.getByRole('dialog', { name: 'Yol arkadaşı bilgileri' });
    await expect(card).toContainText('Ankara → Sivas');
    await expectAccessible(page, 'the card of an offer on the map of strangers');
    await expect(card).not.toContainText(name);
    await card.getByRole('link', { name: 'İstemek için giriş yap' }).click();
    await signIn(page, account);
    await expect(page.getByRole('dialog', { name: `${name} bilgileri` })).toBeVisible();
    await context.close();
  });

  await test.step('opens a shared search, which is searched after the sign-in', async () => {
    const { page, context } = await newBrowser(browser, product);
    await page.goto(`/?${new URLSearchParams({ nereden: 'Ankara', nereye: 'Sivas', tur: 'companion' })}`);
    await expect(page).toHaveURL(/\/kesfet\?/);
    await expect(page.getByText(/^Ankara → Sivas yoluna çıkanları görmek için/)).toBeVisible();
    await page.getByRole('link', { name: 'Devam Et' }).click();
    await signIn(page, account);
    await expect(page.getByLabel('Nereye', { exact: true })).toHaveValue('Sivas');
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await context.close();
  });
});
