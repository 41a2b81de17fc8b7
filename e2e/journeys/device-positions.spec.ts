import { expect, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { addDevice, sendAsDevice } from '../support/device.ts';
import {
  cellsOnly,
  type DeviceRequest,
  ownTracks,
  OWNTRACKS_OTHERS,
  RECORDED_REQUESTS,
  withoutId,
} from '../support/fixtures/device-requests.ts';
import { allGoOffline, goOffline, newOnline } from '../support/go-online.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { sharedProduct } from '../support/running-product.ts';

const KARS = { latitude: 40.6, longitude: 43.1 };

/** Distance between two positions, degrees. */
const STEP = 0.01;

const product = sharedProduct();
let viewer: LiveViewer;

test.beforeAll(() => void (viewer = new LiveViewer(product, KARS)));
test.afterEach(allGoOffline);
test.afterAll(() => viewer.stop());

async function replay(request: DeviceRequest) {
  const { status, text } = await sendAsDevice(product, request);
  return { status, text };
}

test('recorded requests of the apps move the marker on the map of another viewer', async () => {
  const driver = await newOnline(product, 'Cebinde Telefon', KARS);
  const { token } = await addDevice(product, driver.account);
  await expect.poll(() => viewer.provider(driver.id)).toBeDefined();
  // Apps send whole seconds, and a position has to be newer than the one before it.
  let at = Math.ceil(Date.now() / 1_000) * 1_000;
  let { latitude } = KARS;
  for (const recorded of RECORDED_REQUESTS) {
    at += 1_000;
    latitude = Number((latitude + STEP).toFixed(2));
    const { name, reply, ...request } = recorded(token, { ...KARS, latitude, at });
    expect(await replay({ name, reply, ...request }), name).toEqual({ status: 200, text: reply });
    await expect.poll(() => viewer.provider(driver.id)?.latitude, name).toBeCloseTo(latitude, 3);
  }
});

test('what has no position is accepted, and leaves the marker where it is', async () => {
  const driver = await newOnline(product, 'Sessiz Telefon', KARS);
  const { token } = await addDevice(product, driver.account);
  await expect.poll(() => viewer.provider(driver.id)).toBeDefined();
  for (const message of OWNTRACKS_OTHERS)
    expect(await replay(ownTracks('', token, message))).toEqual({ status: 200, text: '[]' });
  expect(await replay(cellsOnly(token))).toEqual({ status: 200, text: '' });
  expect((await replay(withoutId)).status).toBe(401);
  expect(viewer.provider(driver.id)?.latitude).toBeCloseTo(KARS.latitude, 3);
});

test('a removed device is rejected', async () => {
  const driver = await newOnline(product, 'Eski Telefon', KARS);
  const { id, token } = await addDevice(product, driver.account);
  const location = () =>
    ownTracks('', token, {
      _type: 'location',
      lat: KARS.latitude,
      lon: KARS.longitude,
      tst: Math.floor(Date.now() / 1_000),
    });
  expect((await replay(location())).status).toBe(200);
  const removed = await callApi(product, 'DELETE', `/api/devices/${id}`, { account: driver.account });
  expect(removed.status).toBe(204);
  await expect.poll(async () => (await replay(location())).status).toBe(401);
});

test('after the offer has ended a device is accepted, and nothing is stored or shown', async () => {
  const driver = await newOnline(product, 'Mola Veren', KARS);
  const { token } = await addDevice(product, driver.account);
  await expect.poll(() => viewer.provider(driver.id)).toBeDefined();
  await goOffline(product, driver);
  await expect.poll(() => viewer.provider(driver.id)).toBeUndefined();
  const place = { lat: KARS.latitude + STEP, lon: KARS.longitude };
  const location = { _type: 'location', ...place, tst: Math.ceil(Date.now() / 1_000) };
  expect(await replay(ownTracks('', token, location))).toEqual({ status: 200, text: '[]' });
  // Going online without a position uses the last known one.
  const service = { type: 'taxi', from: 'Kars', to: 'Erzurum', duration: 60 };
  const { account } = driver;
  const body = { isOnline: true, service };
  expect((await callApi(product, 'POST', '/api/providers/status', { account, body })).status).toBe(200);
  await expect.poll(() => viewer.provider(driver.id)?.latitude).toBeCloseTo(KARS.latitude, 3);
  await goOffline(product, driver);
});
