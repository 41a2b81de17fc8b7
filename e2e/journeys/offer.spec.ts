import { expect } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { chooseOption } from '../support/input.ts';
import { fillOffer, openOfferForm, placeField } from '../support/offer-form.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('a provider with an incomplete profile completes it, goes online with the stored offer, and ends it by signing out', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  await callApi(product, 'POST', '/api/users/accept-terms', { account });
  const { page } = await openSignedIn(browser, product, account, { width: 360, height: 740 });
  const form = await openOfferForm(page);

  await test.step('fills in the offer, and is redirected to the profile', async () => {
    await expect(form.getByText(/Burada yazdıkların durur/)).toBeVisible();
    await fillOffer(form, { type: 'Kargo', from: 'Ankara', to: 'Çorum', duration: '4 saat' });
    await form.getByRole('radio', { name: 'Anlaşınca' }).check();
    await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
    await expect(page.getByText(/^Yazdıkların saklandı\./)).toBeVisible();
    await expect(page).toHaveURL('/profile?edit=true');
  });

  await test.step('completes the profile', async () => {
    await page.getByLabel('Adı Soyadı (Zorunlu)').fill('Yarım Kalan');
    await chooseOption(page.getByRole('combobox', { name: 'Cinsiyet' }), 'Erkek');
    await page.getByLabel('Doğum tarihi').fill('1988-02-01');
    await page.getByPlaceholder('0555 555 55 55').fill('0555 765 43 21');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('goes online with the stored offer', async () => {
    await expect(form).toBeVisible();
    await expect(placeField(form, 'Nereden')).toHaveValue('Ankara');
    await expect(placeField(form, 'Nereye')).toHaveValue('Çorum');
    await expect(form.getByRole('radio', { name: 'Anlaşınca' })).toBeChecked();
    await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
    await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
    await expect(page.getByText(/^Yayındasın · Ankara → Çorum/)).toBeVisible();
  });

  await test.step('signs out, which ends the offer', async () => {
    await chooseInProfileMenu(page, 'Çıkış yap');
    const dialog = page.getByRole('dialog', { name: 'Yayındasın' });
    await dialog.getByRole('button', { name: 'Yayını bitir ve çık' }).click();
    await expect(page).toHaveURL('/greeting');
    const { body } = await callApi(product, 'GET', '/api/users/me', { account });
    expect(body).toMatchObject({ isOnline: false });
  });
});
