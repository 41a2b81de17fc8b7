import { expect, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../../support/accessibility.ts';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

test('axe finds nothing on home and the info window', async ({ browser }) => {
  const name = `Görülen ${String(Date.now()).slice(-6)}`;
  const other = await newOnline(product, name, ANKARA);
  const { page, context } = await signedIn(browser, product, 'Bakan Kişi');
  await mapReady(page);
  await inEachLook(page, async (as, width) => {
    await expectAccessible(page, as);
    if (width < 1_024) {
      await page.getByRole('button', { name: /^Yakındakiler/ }).click();
    }
    await page.getByRole('list', { name: 'Yakındakiler' }).getByText(name).click();
    const info = page.getByRole('dialog', { name: `${name} bilgileri` });
    await expect(info).toBeVisible();
    await expectAccessible(page, `info window, ${as}`);
    await info.getByRole('button', { name: 'Kapat' }).click();
    await expect(info).toBeHidden();
  });
  await goOffline(product, other);
  await context.close();
});
