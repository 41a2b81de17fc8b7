import { expect } from '@playwright/test';
import { incomingRequest, requestOffer, stateNamed } from '../support/agreement-steps.ts';
import { moveTo, newOnline } from '../support/go-online.ts';
import { uniqueMark } from '../support/in-letters.ts';
import { newBrowser } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { shareTrip } from '../support/shares.ts';
import { ANKARA, openSignedIn, signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const OFFER = { type: 'companion', from: 'Ankara', to: 'Eskişehir' };

test('a passenger shares a trip, which is followed without an account until it is stopped', async ({
  browser,
}) => {
  const [firstName, lastName] = ['Selin', uniqueMark()];
  const provider = await newOnline(product, `${firstName} ${lastName}`, ANKARA, OFFER);
  const driver = await openSignedIn(browser, product, provider.account);
  const rider = await signedIn(browser, product, 'Yolcu Kişi');
  await requestOffer(rider.page, `${firstName} ${lastName}`, 'Bir valizim var');
  await incomingRequest(driver.page).getByRole('button', { name: 'Kabul et' }).click();
  await expect(stateNamed(rider.page, 'Anlaştık')).toBeVisible();

  const path = await shareTrip(rider.page);
  const follower = await newBrowser(browser, product);

  await test.step('the follower sees the first name, the route and the position', async () => {
    await follower.page.goto(path);
    await expect(follower.page.getByRole('heading', { name: firstName, exact: true })).toBeVisible();
    await expect(follower.page.getByText('Ankara → Eskişehir', { exact: true })).toBeVisible();
    await moveTo(product, provider, { latitude: 39.925, longitude: 32.84 });
    await expect(follower.page.getByText('Son konum şimdi')).toBeVisible();
    await expect(follower.page.getByText(lastName)).toHaveCount(0);
    expect(await follower.page.context().cookies()).toEqual([]);
  });

  await test.step('the owner sees the opening, and stops the share', async () => {
    await rider.page.reload();
    await expect(rider.page.getByText('1 kez açıldı')).toBeVisible();
    await rider.page.getByRole('button', { name: /^Paylaşımı durdur/ }).click();
    await expect(follower.page.getByRole('heading', { name: 'Bu paylaşım bitti' })).toBeVisible();
    await follower.page.reload();
    await expect(follower.page.getByRole('heading', { name: 'Bu paylaşım açılamıyor' })).toBeVisible();
  });
});
