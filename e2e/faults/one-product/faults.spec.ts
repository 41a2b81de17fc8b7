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
import { formatCounts, SteadyLoad } from '../../support/steady-load.ts';
import { everyDocument, filesWith, readableByOthers } from '../../support/data-folder-files.ts';

const OUTAGE_MS = 12_000;

const position = { latitude: 39.92, longitude: 32.85 };
/** Redis has a job for its end. */
const service = { type: 'taxi', from: 'Ankara', to: 'Eskişehir', duration: 60 };

let product: TemporaryProduct;
let provider: Account;
let admin: Account;
let deviceToken: string;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  provider = await makeAccount(product);
  admin = await adminAccount(product);
  await makeProvider(product, provider, 'Dayanıklı Sürücü');
  deviceToken = (await addDevice(product, provider)).token;
});

test('no file of a run contains a position, and only the owner can read its files', async () => {
  expect((await goOnline()).status).toBe(200);
  const trail = Array.from({ length: 20 }, (_, step) => ({
    latitude: 38.61357 + step / 10_000,
    longitude: 33.74213,
  }));
  for (const place of trail) {
    expect((await post('/api/providers/location', place)).status).toBe(204);
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

const post = async (path: string, body: object) => {
  const { status, headers, body: reply } = await callApi(product, 'POST', path, { account: provider, body });
  return { status, retryAfter: headers.get('retry-after'), reply };
};
const goOnline = () => post('/api/providers/status', { isOnline: true, service, ...position });
const sendLocation = () => post('/api/providers/location', position);
const sendFromDevice = () => {
  const { latitude: lat, longitude: lon } = position;
  const tst = Math.floor(Date.now() / 1_000);
  return sendAsDevice(product, ownTracks('', deviceToken, { _type: 'location', lat, lon, tst }));
};

/** Requests that need the server. */
const LOADS = { redis: goOnline, markers: sendLocation, nats: sendLocation, mongodb: goOnline };
const SENDERS = 16;
const PAUSE_MS = 50;

/** Log lines that all services together may write in an outage. */
const LINES_MAX = 60;

for (const name of ['redis', 'markers', 'nats', 'mongodb'] as const) {
  test(`${name} unavailable under load: 503 with Retry-After, few lines in the logs and on the console, and full recovery`, async () => {
    expect((await goOnline()).status).toBe(200);
    const shown = product.lines.length;
    const stoppedAt = Date.now();

    await product.servers[name].stop();
    await expect.poll(async () => (await goOnline()).status).toBe(503);
    expect((await goOnline()).reply).toMatchObject({
      code: 'service-unavailable',
      error: expect.stringMatching(/tekrar dene/),
    });
    const needing = name === 'nats' ? [LOADS[name], sendFromDevice] : [LOADS[name]];
    for (const send of needing) {
      const { status, retryAfter } = await send();
      expect(status).toBe(503);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect((await callApi(product, 'GET', '/healthz')).status).toBe(200);
    const load = new SteadyLoad();
    for (let sender = 0; sender < SENDERS; sender += 1)
      load.repeat('rejected', PAUSE_MS, async () => (await LOADS[name]()).status, [503]);
    await sleep(OUTAGE_MS);
    const { succeeded } = await load.stop();
    await product.servers[name].start();
    await expect.poll(() => isComplete(product, admin)).toBe(true);

    expect(succeeded.get('rejected')).toBeGreaterThan(LINES_MAX);
    const linesMax = LINES_MAX * Math.max(1, (Date.now() - stoppedAt) / OUTAGE_MS);
    const lines = await loggedSince(stoppedAt);
    process.stdout.write(`  ${name}: ${formatCounts(succeeded)}, ${lines.length} lines\n`);
    expect(lines.length).toBeLessThan(linesMax);
    expect(lines.join('\n')).toMatch(/"repeated":\d+/);
    expect(product.lines.length - shown).toBeLessThan(linesMax);
    expect((await callApi(product, 'GET', '/api/users/me', { account: provider })).status).toBe(200);
    for (const request of [goOnline, sendLocation, sendFromDevice])
      await expect.poll(async () => (await request()).status).toBeLessThan(300);
  });
}

async function loggedSince(time: number): Promise<string[]> {
  const logs = ServiceName.options.map((service) =>
    readFile(join(product.dataDir, 'logs', `${service}.log`), 'utf8'),
  );
  const lines = (await Promise.all(logs)).flatMap((text) => text.split('\n'));
  return lines.filter((line) => Number(/"time":(\d+)/.exec(line)?.[1]) >= time);
}
