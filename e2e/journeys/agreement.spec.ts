import { expect } from '@playwright/test';
import {
  enterCode,
  expectRatingOf,
  incomingRequest,
  messageOf,
  rate,
  readCode,
  requestOffer,
  sendMessage,
  stateNamed,
  stepButton,
} from '../support/agreement-steps.ts';
import { newOnline } from '../support/go-online.ts';
import { uniqueMark } from '../support/in-letters.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, openSignedIn, signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const OFFER = { type: 'companion', from: 'Ankara', to: 'Eskişehir' };

test('two people agree on a trip, write, meet by the code, travel and rate each other', async ({
  browser,
}) => {
  const name = `Sürücü ${uniqueMark()}`;
  const provider = await newOnline(product, name, ANKARA, OFFER);
  const phone = { width: 390, height: 844 };
  const driver = await openSignedIn(browser, product, provider.account, phone);
  const rider = await signedIn(browser, product, 'Yolcu Kişi');

  await test.step('requests the offer, which rings at the provider, who accepts', async () => {
    await requestOffer(rider.page, name, 'Bir valizim var');
    await expect(stateNamed(rider.page, 'Cevap bekleniyor')).toBeVisible();
    const incoming = incomingRequest(driver.page);
    await expect(incoming).toContainText('Bir valizim var');
    await incoming.getByRole('button', { name: 'Kabul et' }).click();
    await expect(stateNamed(rider.page, 'Anlaştık')).toBeVisible();
    await expect(rider.page.getByText(name).first()).toBeVisible(); // the full name
  });

  const address = new URL(rider.page.url()).pathname;
  await driver.page.goto(address);

  await test.step('write to each other', async () => {
    await sendMessage(rider.page, 'Kızılay’da bekliyorum');
    await expect(messageOf(driver.page, 'Kızılay’da bekliyorum')).toBeVisible();
    await sendMessage(driver.page, 'İki dakikaya oradayım');
    await expect(messageOf(rider.page, 'İki dakikaya oradayım')).toBeVisible();
  });

  await test.step('meet by the code, and travel', async () => {
    await enterCode(driver.page, await readCode(rider.page));
    await expect(stateNamed(driver.page, 'Yolda')).toBeVisible();
    await expect(stateNamed(rider.page, 'Yolda')).toBeVisible();
    await stepButton(rider.page, 'Bitti').click();
    await expect(stateNamed(driver.page, 'Bitti')).toBeVisible();
  });

  await test.step('rate each other, and see both ratings', async () => {
    await rate(rider.page, 5, 'Zamanında geldi');
    await rate(driver.page, 4, 'Güler yüzlü bir yolcu');
    await expectRatingOf(rider.page, provider.id, 'Zamanında geldi');
    await expectRatingOf(driver.page, rider.id, 'Güler yüzlü bir yolcu');
  });
});
