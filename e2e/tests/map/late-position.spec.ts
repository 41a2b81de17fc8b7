import { expect, test } from '@playwright/test';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

test('after 2 minutes without a position the info window says so, and the contact buttons step back', async ({
  browser,
}) => {
  const mark = String(Date.now()).slice(-6);
  const silent = await newOnline(product, `Sessiz ${mark}`, ANKARA);
  const { page, context } = await signedIn(browser, product, 'Bakan Kişi', {
    prepare: (fresh) => fresh.clock.install(),
  });
  await mapReady(page);
  await page.getByRole('list', { name: 'Yakındakiler' }).getByText(`Sessiz ${mark}`).click();
  const info = page.getByRole('dialog', { name: `Sessiz ${mark} bilgileri` });
  const call = info.getByRole('link', { name: 'Telefon et' });
  const background = () => call.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(call).toBeVisible();
  await expect(info.getByText(/^Son konum/)).toHaveCount(0);
  const before = await background();

  await page.clock.fastForward('03:10');
  await expect(info.getByText(/^Son konum [3-9] dk önce/)).toBeVisible();
  await expect.poll(background).not.toBe(before);
  await expect(call).toHaveAttribute('href', /^tel:/);
  const label = () =>
    page.locator('[data-map-ready]').evaluate((box, id) => {
      const { rotadasMap } = box as HTMLElement & {
        rotadasMap: { renderedProviders(): { id: number; label: string }[] };
      };
      return rotadasMap.renderedProviders().find((marker) => marker.id === id)?.label;
    }, silent.id);
  await page.clock.runFor(11_000); // markers are aged every 10 s
  await expect.poll(label).toMatch(/^Son konum [3-9] dk önce$/);
  await goOffline(product, silent);
  await context.close();
});
