import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../support/accessibility.ts';
import { newOnline } from '../support/go-online.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

/** On the road from Balıkesir to Bursa, shortly before Balıkesir. */
const BALIKESIR = { latitude: 39.62, longitude: 27.88 };

const mark = () => String(Date.now()).slice(-6);
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const kept = (page: Page): Promise<[string, unknown][]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('rotadas.search.'))
      .map(([key, text]) => [key, JSON.parse(String(text))]),
  );

/** Writes into a place field and takes the suggestion of that name. */
async function chooseEnd(page: Page, label: string, typed: string, suggestion: RegExp): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByRole('option', { name: suggestion }).first().click();
}

test('a search by type and route lists who goes that way, and is kept per user', async ({ browser }) => {
  const name = mark();
  const there = { from: 'Balıkesir', to: 'Bursa' };
  await newOnline(product, `Giden ${name}`, BALIKESIR, there);
  await newOnline(product, `Başka ${name}`, BALIKESIR, { from: 'Balıkesir', to: 'İzmir', type: 'companion' });
  await newOnline(product, `Komşu ${name}`, ANKARA);
  const { page, context } = await signedIn(browser, product, 'Arayan Kişi');
  await expect(row(page, `Komşu ${name}`)).toBeVisible();
  await chooseEnd(page, 'Nereden', 'balıkesir', /^Balıkesir İl$/);
  await chooseEnd(page, 'Nereye', 'bursa', /^Bursa İl$/);
  await expect(row(page, `Giden ${name}`)).toContainText(/Yolundan|uzağında/);
  await expect(row(page, `Başka ${name}`)).toHaveCount(0);
  await expect(row(page, `Komşu ${name}`)).toHaveCount(0);
  await page.getByRole('group', { name: 'Hizmet türü' }).getByRole('button', { name: 'Taksi' }).click();
  await expect(row(page, `Giden ${name}`)).toBeVisible();

  const [entry] = await kept(page);
  expect(entry?.[0]).toMatch(/^rotadas\.search\..+/);
  expect(entry?.[1]).toMatchObject({
    serviceType: { id: 'taxi', label: 'Taksi' },
    route: { from: 'Balıkesir', to: 'Bursa' },
  });
  expect(page.url()).toContain('nereden=');
  await page.reload();
  await expect(page.getByLabel('Nereye', { exact: true })).toHaveValue('Bursa');
  await expect(
    page.getByRole('group', { name: 'Hizmet türü' }).getByRole('button', { name: 'Taksi' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, `Giden ${name}`)).toBeVisible();
  await context.close();
});

for (const width of [1280, 360])
  test(`a way that somebody shares is searched by whoever opens its address, ${width} px wide`, async ({
    browser,
  }) => {
    const name = mark();
    await newOnline(product, `Giden ${name}`, BALIKESIR, {
      from: 'Balıkesir',
      to: 'Bursa',
      type: 'companion',
    });
    const { page, context } = await signedIn(browser, product, 'Alıcı Kişi', { home: false, width });
    const way = { nereden: 'Balıkesir@39.65,27.88@province-10', nereye: 'Bursa' };
    await page.goto(`/?${new URLSearchParams(way)}`);
    const question = page.getByRole('group', { name: 'Hangi Bursa?' });
    await question.getByRole('button', { name: /^Bursa İl$/ }).click();
    if (width === 360) await page.getByRole('button', { name: 'Listeyi gör' }).click();
    await expect(row(page, `Giden ${name}`)).toContainText('Yolundan');
    await context.close();
  });

test('axe finds nothing on the search: suggestions, a question, and who goes the way', async ({
  browser,
}) => {
  await newOnline(product, `Giden ${mark()}`, BALIKESIR, {
    from: 'Balıkesir',
    to: 'Bursa',
    type: 'companion',
  });
  const { page, context } = await signedIn(browser, product, 'Gören Kişi');
  await page.getByLabel('Nereden', { exact: true }).fill('kadıköy');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'suggestions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Hangi kadıköy?' }).getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'question');
  await chooseEnd(page, 'Nereden', 'balıkesir', /^Balıkesir İl$/);
  await chooseEnd(page, 'Nereye', 'bursa', /^Bursa İl$/);
  await expect(page.getByRole('list', { name: 'Yolundan geçenler' })).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filtreler' });
  await filters.click();
  await inEachLook(page, async (as, width) => {
    // what is under the pointer has colours of its own; a phone has the panel in a sheet
    if (width > 1024) await filters.hover();
    await expectAccessible(page, `matches, ${as}`);
  });
  await context.close();
});
