import { expect } from '@playwright/test';
import { goOffline, moveTo, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';
import { uniqueMark } from '../../support/in-letters.ts';

const product = sharedProduct();

/** `steps` of 111 m, a thousandth of a degree. */
const north = (steps: number) => ({ ...ANKARA, latitude: ANKARA.latitude + steps / 1_000 });

test('rows of the list do not move while the pointer is over it, and move again afterwards', async ({
  browser,
}) => {
  const mark = uniqueMark();
  const first = await newOnline(product, `Birinci ${mark}`, north(0.5), { type: 'air_transport' });
  const second = await newOnline(product, `İkinci ${mark}`, north(2.5), { type: 'air_transport' });
  const { page } = await signedIn(browser, product, 'Liste Okuyan');
  await mapReady(page);
  await page
    .getByRole('group', { name: 'Hizmet türü' })
    .getByRole('button', { name: 'Hava taşımacılığı' })
    .click();
  const rows = page.getByRole('list', { name: 'Yakındakiler' }).getByRole('button').filter({ hasText: mark });
  await expect(rows).toContainText([`Birinci ${mark}`, `İkinci ${mark}`]);

  await rows.first().hover();
  await moveTo(product, first, north(3));
  await moveTo(product, second, north(0.1));
  await expect(rows.first()).toContainText('330 m');
  await expect(rows).toContainText([`Birinci ${mark}`, `İkinci ${mark}`]);
  await goOffline(product, first);
  await expect(rows.first()).toContainText('artık haritada değil');
  await expect(rows).toContainText([`Birinci ${mark}`, `İkinci ${mark}`]);

  await page.mouse.move(800, 300);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText([`İkinci ${mark}`]);
});
