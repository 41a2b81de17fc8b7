import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { startTemporaryProduct, type TemporaryProduct } from '@rotadas/start/temporary-product';
import { type Account, knownAccount, makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { addDevice, sendAsDevice } from '../support/device.ts';
import { ownTracks } from '../support/fixtures/device-requests.ts';
import { newOnline } from '../support/go-online.ts';
import { signalPart } from '../support/kill.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { isComplete } from '../support/product-status.ts';
import { adminAccount } from '../support/signed-in.ts';

const START_MS = 300_000;

/** The launcher writes these names in its output. */
const PARTS = ['Redis', 'Markers', 'NATS', 'MongoDB', ...ServiceName.options];

const position = { latitude: 39.92, longitude: 32.85 };
const service = { type: 'taxi', from: 'Ankara', to: 'Eskişehir', duration: 'always' };

/** Positions in the buffer of a phone; one a second, in degrees of latitude. */
const BUFFERED = 30;
const BUFFER_STEP = 0.001;

let product: TemporaryProduct;
let provider: Account;
let admin: Account;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  product = await startTemporaryProduct('killed', {
    log(line, dataDir) {
      process.stdout.write(`  ${line}\n`);
      if (line.startsWith('Creating the demo accounts')) signalPart({ dataDir }, 'users', 'SIGKILL');
    },
  });
  provider = await makeAccount(product);
  admin = await adminAccount(product);
  await makeProvider(product, provider, 'Dayanıklı Sürücü');
});

test.afterAll(async () => {
  await product.stop();
});

const online = async () => {
  const body = { isOnline: true, service, ...position };
  return (await callApi(product, 'POST', '/api/providers/status', { account: provider, body })).status;
};

test('a service killed while the demo accounts are created restarts, and the accounts are completed', async () => {
  expect(product.lines).toContainEqual(expect.stringMatching(/^users ended with SIGKILL/));
  const driver = async () => {
    const account = await knownAccount(product, 'surucu@rotadas.example', 'rotadas-demo');
    return (await callApi(product, 'GET', '/api/users/me', { account })).body;
  };
  await expect.poll(driver).toMatchObject({ fullName: 'Murat Sürücü', termsAccepted: true });
});

for (const name of PARTS) {
  test(`${name} restarts with its data after a kill, which is logged, and the product recovers`, async () => {
    expect(await online()).toBe(200);
    const said = product.lines.length;
    const killedAt = Date.now();

    signalPart(product, name, 'SIGKILL');

    const lines = () => product.lines.slice(said).join('\n');
    await expect.poll(lines).toMatch(new RegExp(`^${name} ended with SIGKILL; starting it again`, 'm'));
    await expect.poll(lines).toMatch(new RegExp(`^${name} runs again after`, 'm'));
    await expect.poll(() => isComplete(product, admin), { intervals: [250] }).toBe(true);
    process.stdout.write(`  ${name}: complete again ${Date.now() - killedAt} ms after its kill\n`);
    await expect.poll(online).toBe(200);
    const me = await callApi(product, 'GET', '/api/users/me', { account: provider });
    expect(me.body).toMatchObject({ fullName: 'Dayanıklı Sürücü', isOnline: true });
  });
}

test('a phone that sends its buffer while the gateway and users are killed moves the marker to its last position', async () => {
  const driver = await newOnline(product, 'Tünelden Çıkan', position);
  const { token } = await addDevice(product, driver.account);
  const viewer = new LiveViewer(product, position);
  const onlineAt = Math.floor(Date.now() / 1_000);
  const statuses: number[] = [];
  /** Repeats a position until it is accepted, as the apps do. */
  const send = async (step: number) => {
    const place = { lat: position.latitude + step * BUFFER_STEP, lon: position.longitude };
    const request = ownTracks('', token, { _type: 'location', ...place, tst: onlineAt + step });
    const attempt = async () => {
      const status = (await sendAsDevice(product, request).catch(() => null))?.status ?? 0;
      statuses.push(status);
      return status;
    };
    await expect.poll(attempt).toBe(200);
  };
  for (let step = 1; step <= BUFFERED; step += 1) {
    if (step === 10) signalPart(product, 'gateway', 'SIGKILL');
    if (step === 20) signalPart(product, 'users', 'SIGKILL');
    await send(step);
  }
  // Connection refused, or unavailable behind the gateway
  expect(statuses.filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  const last = position.latitude + BUFFERED * BUFFER_STEP;
  await expect.poll(() => viewer.provider(driver.id)?.latitude).toBeCloseTo(last, 4);
  viewer.stop();
});

test('the auth emulator restarts at its address with the saved accounts after a kill, which is logged', async () => {
  test.setTimeout(START_MS);
  const saved = () => readFile(join(product.dataDir, 'auth/accounts/auth_export/accounts.json'), 'utf8');
  await expect.poll(() => saved().catch(() => '')).toContain(provider.email);
  const said = product.lines.length;
  const killedAt = Date.now();

  signalPart(product, 'The auth emulator', 'SIGKILL');

  const lines = () => product.lines.slice(said).join('\n');
  await expect.poll(lines).toMatch(/^The auth emulator ended with SIGKILL/m);
  await expect.poll(lines, { timeout: START_MS }).toMatch(/^The auth emulator runs again after/m);
  process.stdout.write(`  the auth emulator: again ${Date.now() - killedAt} ms after its kill\n`);
  const known = await knownAccount(product, provider.email);
  expect((await callApi(product, 'GET', '/api/users/me', { account: known })).status).toBe(200);
});
