import { expect } from '@playwright/test';
import { addDevice, sendAsDevice } from '../support/device.ts';
import { RECORDED_REQUESTS } from '../support/fixtures/device-requests.ts';
import { newOnline } from '../support/go-online.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { sharedProduct } from '../support/running-product.ts';
import { test } from '../support/test.ts';

const KARS = { latitude: 40.6, longitude: 43.1 };

/** Distance between two positions, degrees. */
const STEP = 0.01;

const product = sharedProduct();

test('recorded requests of the apps move the marker on the map of another viewer', async () => {
  const viewer = new LiveViewer(product, KARS);
  const driver = await newOnline(product, 'Cebinde Telefon', KARS);
  const { token } = await addDevice(product, driver.account);
  await expect.poll(() => viewer.provider(driver.id)).toBeDefined();
  // Apps send whole seconds, and a position has to be newer than the one before it.
  let at = Math.ceil(Date.now() / 1_000) * 1_000;
  let { latitude } = KARS;
  for (const recorded of RECORDED_REQUESTS) {
    at += 1_000;
    latitude = Number((latitude + STEP).toFixed(2));
    const request = recorded(token, { ...KARS, latitude, at });
    const { name, reply: text } = request;
    expect(await sendAsDevice(product, request), name).toMatchObject({ status: 200, text });
    await expect.poll(() => viewer.provider(driver.id)?.latitude, name).toBeCloseTo(latitude, 3);
  }
  viewer.stop();
});
