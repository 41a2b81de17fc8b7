import { expect, type Page } from '@playwright/test';
import { newOnline } from '../support/go-online.ts';
import { choosePlace } from '../support/input.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, openSignedIn, signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';
import { uniqueMark } from '../support/in-letters.ts';

const product = sharedProduct();

/** On the road to Bursa. */
const BALIKESIR = { latitude: 39.62, longitude: 27.88 };

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a user searches by route and type, finds the search again after a reload, and shares it', async ({
  browser,
}) => {
  const mark = uniqueMark();
  const going = { from: 'Balıkesir', to: 'Bursa', type: 'companion' };
  await newOnline(product, `Giden ${mark}`, BALIKESIR, going);
  const other = { from: 'Balıkesir', to: 'İzmir', type: 'companion' };
  await newOnline(product, `Başka ${mark}`, BALIKESIR, other);
  await newOnline(product, `Komşu ${mark}`, ANKARA);
  const { page, account } = await signedIn(browser, product, 'Arayan Kişi');
  const types = page.getByRole('group', { name: 'Hizmet türü' });
  const companion = types.getByRole('button', { name: 'Yol arkadaşı' });

  await test.step('searches by route and type', async () => {
    await expect(row(page, `Komşu ${mark}`)).toBeVisible();
    await choosePlace(page, 'Nereden', 'balıkesir', /^Balıkesir İl$/);
    await choosePlace(page, 'Nereye', 'bursa', /^Bursa İl$/);
    await expect(row(page, `Giden ${mark}`)).toContainText(/yolundan/i);
    await expect(row(page, `Başka ${mark}`)).toHaveCount(0);
    await expect(row(page, `Komşu ${mark}`)).toHaveCount(0);
    await companion.click();
    await expect(row(page, `Giden ${mark}`)).toBeVisible();
  });

  await test.step('finds the search again after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Nereye', { exact: true })).toHaveValue('Bursa');
    await expect(companion).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, `Giden ${mark}`)).toBeVisible();
  });

  await test.step('opens the shared address on a phone, where the name of a province is enough', async () => {
    const route = { nereden: 'Balıkesir@39.65,27.88@province-10', nereye: 'Bursa' };
    expect(page.url()).toContain('nereden=');
    const phone = await openSignedIn(browser, product, account, { width: 360, height: 740, home: false });
    await phone.page.goto(`/?${new URLSearchParams(route)}`);
    await phone.page.getByRole('button', { name: /^Yolundan geçenler/ }).click();
    await expect(row(phone.page, `Giden ${mark}`)).toContainText(/yolundan/i);
  });
});
