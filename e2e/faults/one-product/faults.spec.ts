import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { callApi, makeProvider } from '../../support/api.ts';
import { addDevice, sendAsDevice } from '../../support/device.ts';
import { test } from '../../support/faulty-product.ts';
import { ownTracks } from '../../support/fixtures/device-requests.ts';
import { isComplete } from '../../support/product-status.ts';
import { adminAccount } from '../../support/signed-in.ts';
import { everyDocument, filesWith, readableByOthers } from '../../support/data-folder-files.ts';

/** Length of an outage, and time until the product must be ready again, ms. */
const OUTAGE_MS = 10_000;
const BACK_WITHIN_MS = 5_000;

const position = { latitude: 39.92, longitude: 32.85 };
/** Redis has a job for its end. */
const service = { type: 'taxi', from: 'Ankara', to: 'Eskişehir', duration: 60 };

let product: TemporaryProduct;
let provider: Account;
let admin: Account;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  provider = await makeAccount(product);
  admin = await adminAccount(product);
  await makeProvider(product, provider, 'Dayanıklı Sürücü');
});

test('no file of a run contains a position, and only the owner can read its files', async () => {
  expect((await goOnline()).status).toBe(200);
  const trail = Array.from({ length: 20 }, (_, step) => ({
    latitude: 38.61357 + step / 10_000,
    longitude: 33.74213,
  }));
  for (const place of trail) {
    const sent = await callApi(product, 'POST', '/api/providers/location', {
      account: provider,
      body: place,
    });
    expect(sent.status).toBe(204);
  }
  const list = async () => {
    const area = '/api/providers/active?bbox=33.5,38.5,34,38.8';
    return JSON.stringify((await callApi(product, 'GET', area, { account: provider })).body);
  };
  const last = trail.at(-1)?.latitude.toFixed(5) ?? '';
  await expect.poll(list).toContain(last);
  const texts = ['33.74213', ...trail.map(({ latitude }) => latitude.toFixed(5))];
  const numbers = trail.flatMap(({ latitude, longitude }) => [latitude, longitude]);
  expect(await filesWith(product.dataDir, texts, numbers)).toEqual([]);
  const documents = await everyDocument(product.servers.mongodb.url);
  expect(documents).toContain('Dayanıklı Sürücü');
  expect(texts.filter((text) => documents.includes(text))).toEqual([]);
  expect(await readableByOthers(product.dataDir)).toEqual([]);
});

const goOnline = () =>
  callApi(product, 'POST', '/api/providers/status', {
    account: provider,
    body: { isOnline: true, service, ...position },
  });
const readMe = () => callApi(product, 'GET', '/api/users/me', { account: provider });
const sendLocation = () =>
  callApi(product, 'POST', '/api/providers/location', { account: provider, body: position });

for (const name of ['redis', 'markers', 'nats', 'mongodb'] as const) {
  test(`${name} unavailable for 10 s: 503 with Retry-After meanwhile, full recovery within 5 s`, async () => {
    expect((await goOnline()).status).toBe(200);

    const server = product.servers[name];
    const stoppedAt = Date.now();
    await server.stop();
    await expect.poll(async () => (await goOnline()).status, { timeout: OUTAGE_MS }).toBe(503);
    const refused = await goOnline();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      code: 'service-unavailable',
      error: expect.stringMatching(/tekrar dene/),
    });
    expect((await callApi(product, 'GET', '/healthz')).status).toBe(200);
    await expect
      .poll(() => Date.now() - stoppedAt, { timeout: OUTAGE_MS * 2 })
      .toBeGreaterThanOrEqual(OUTAGE_MS);

    await server.start();
    await expect.poll(() => isComplete(product, admin), { timeout: BACK_WITHIN_MS }).toBe(true);
    expect(await readMe()).toMatchObject({ status: 200 });
    expect((await goOnline()).status).toBe(200);
    expect((await sendLocation()).status).toBe(204);
  });
}

test('a position of a device gets 503 with Retry-After while NATS is unavailable, and is stored afterwards', async () => {
  expect((await goOnline()).status).toBe(200);
  const { token } = await addDevice(product, provider);
  const send = () =>
    sendAsDevice(
      product,
      ownTracks('', token, {
        _type: 'location',
        lat: position.latitude,
        lon: position.longitude,
        tst: Math.floor(Date.now() / 1_000),
      }),
    );
  expect((await send()).status).toBe(200);

  await product.servers.nats.stop();
  await expect.poll(async () => (await send()).status).toBe(503);
  expect(Number((await send()).retryAfter)).toBeGreaterThan(0);
  await product.servers.nats.start();
  await expect.poll(async () => (await send()).status, { timeout: BACK_WITHIN_MS }).toBe(200);
});

/** Concurrent senders; log lines that all services together may write in an outage of 12 s. */
const SENDERS = 16;
const PAUSE_MS = 50;
const LINES_MAX = 60;
const LOAD_OUTAGE_MS = 12_000;

for (const name of ['markers', 'nats', 'mongodb'] as const) {
  test(`${name} unavailable under load: repeated log lines are counted in the logs and on the console`, async () => {
    expect((await goOnline()).status).toBe(200);
    const before = await logged();
    const shown = product.lines.length;
    const stoppedAt = Date.now();

    await product.servers[name].stop();
    const until = Date.now() + LOAD_OUTAGE_MS;
    const request = name === 'mongodb' ? goOnline : sendLocation;
    const refused = await Promise.all(Array.from({ length: SENDERS }, () => refusalsUntil(until, request)));
    await product.servers[name].start();
    await expect.poll(() => isComplete(product, admin)).toBe(true);

    const linesMax = LINES_MAX * Math.max(1, (Date.now() - stoppedAt) / LOAD_OUTAGE_MS);
    const lines = (await logged()).slice(before.length);
    const refusals = refused.reduce((sum, each) => sum + each, 0);
    process.stdout.write(`  ${name}: ${refusals} refused, ${lines.length} lines\n`);
    expect(refusals).toBeGreaterThan(LINES_MAX);
    expect(lines.length).toBeLessThan(linesMax);
    expect(lines.join('\n')).toMatch(/"repeated":\d+/);
    expect(product.lines.length - shown).toBeLessThan(linesMax);
  });
}

async function refusalsUntil(until: number, request: typeof sendLocation): Promise<number> {
  let refused = 0;
  while (Date.now() < until) {
    if ((await request()).status === 503) refused += 1;
    await sleep(PAUSE_MS);
  }
  return refused;
}

async function logged(): Promise<string[]> {
  const logs = ServiceName.options.map((service) =>
    readFile(join(product.dataDir, 'logs', `${service}.log`), 'utf8'),
  );
  return (await Promise.all(logs)).flatMap((text) => text.split('\n').filter(Boolean));
}
