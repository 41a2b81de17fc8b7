import { expect } from '@playwright/test';
import { expectBackLayers, expectTouchable } from '../../support/phone.ts';
import { newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { openProfileMenu } from '../../support/profile-menu.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { adminAccount, ANKARA, openSignedIn } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';
import { uniqueMark } from '../../support/in-letters.ts';

const product = sharedProduct();

test('on a phone a user taps through the sheets, each control is large enough, and Back closes the top layer', async ({
  browser,
}) => {
  const name = `Dokunulan ${uniqueMark()}`;
  await newOnline(product, name, ANKARA);
  const { page } = await openSignedIn(browser, product, await adminAccount(product), { isPhone: true });
  await mapReady(page);
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const dialog = (title: string) => page.getByRole('dialog', { name: title });
  await expectTouchable(page, 'home');

  await test.step('Back closes the service picker, and Forward does not open it', async () => {
    await button('Hizmet ara').tap();
    await expect(dialog('Ne arıyorsun?')).toBeVisible();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectTouchable(page, 'service picker');
    await page.goBack();
    await expect(dialog('Ne arıyorsun?')).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(dialog('Ne arıyorsun?')).toBeHidden();
  });

  await test.step('the close button closes the offer form', async () => {
    await button('Yayına geç').tap();
    await expect(dialog('Hizmet seç')).toBeVisible();
    await expectTouchable(page, 'offer form');
    await dialog('Hizmet seç').getByRole('button', { name: 'Kapat' }).tap();
    await expect(dialog('Hizmet seç')).toBeHidden();
    await expectBackLayers(page, 0);
  });

  await test.step('the menu opens the report dialog, and Back closes it', async () => {
    await openProfileMenu(page);
    await expectTouchable(page, 'menu');
    await page.getByRole('menuitem', { name: 'Çıkış yap' }).tap({ trial: true }); // nothing covers it
    await page.getByRole('menuitem', { name: 'Sorun bildir' }).tap();
    await expect(dialog('Sorun bildir')).toBeVisible();
    await expectTouchable(page, 'report dialog');
    await page.goBack();
    await expect(dialog('Sorun bildir')).toBeHidden();
  });

  await test.step('the list opens an info window, and Back closes it', async () => {
    await page.getByRole('button', { name: /^Yakındakiler/ }).tap();
    const list = page.getByRole('region', { name: 'Yakındakiler' });
    await expect(list.getByText(name)).toBeVisible();
    await expectTouchable(page, 'list');
    await list.getByText(name).tap();
    await expect(dialog(`${name} bilgileri`)).toBeVisible();
    await expectTouchable(page, 'info window');
    await page.goBack();
    await expect(dialog(`${name} bilgileri`)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
