import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { Account } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { newOnline, type OnlineProvider } from '../support/go-online.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { isComplete } from '../support/product-status.ts';
import { TAKEN_OUT_AFTER_MS } from '../support/readiness-probe.ts';
import { sharedProduct } from '../support/running-product.ts';
import { adminAccount } from '../support/signed-in.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { sendCommand } from './support/control.ts';
import { SERVER_KINDS } from './support/start-cluster.ts';

const LIMIT_MS = 180_000;
const RECOVERY_MS = 60_000;

/** Long enough for all probes of an unready gateway to fail. */
const OUTAGE_MS = TAKEN_OUT_AFTER_MS + 6_000;

const REQUEST_EVERY_MS = 300;

const GATEWAYS = 2;
const VIEWERS = 4;
const SPOT = { latitude: 37.87, longitude: 32.49 };
const AREA = '32.3,37.7,32.7,38';
const ROUTE = { from: { name: 'Konya' }, to: { name: 'Antalya' } };
const OFFER = { type: 'companion', from: 'Konya', to: 'Antalya' };

type Part = ServiceName | 'mongodb' | 'redis' | 'markers';

const SERVICES = ServiceName.exclude(['gateway']).options;
const SERVERS = SERVER_KINDS.filter((kind) => kind !== 'nats');

const product = sharedProduct();

test.describe('while a part is unavailable, the gateways stay in and serve what does not need it', () => {
  test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });
  let provider: OnlineProvider;
  let admin: Account;
  let viewers: LiveViewer[];

  test.beforeAll(async () => {
    test.setTimeout(LIMIT_MS);
    admin = await adminAccount(product);
    provider = await newOnline(product, 'Yolda Biri', SPOT, OFFER);
    viewers = Array.from({ length: VIEWERS }, () => new LiveViewer(product, SPOT));
  });
  test.afterAll(() => viewers.forEach((viewer) => viewer.stop()));
  test.beforeEach(() => expect.poll(() => isComplete(product, admin), { timeout: RECOVERY_MS }).toBe(true));

  for (const service of SERVICES)
    test(`without ${service}`, async () => {
      await expectOthersToWork(service, () => sendCommand('lose-instances', service));
      await Promise.all([1, 2].map(() => sendCommand('add-instance', service)));
    });

  for (const server of SERVERS)
    test(`without ${server}`, async () => {
      await expectOthersToWork(server, () => sendCommand('lose-servers', server));
      await sendCommand('restore-servers', server);
    });

  test('without one server of nats', async () => {
    await expectOthersToWork(undefined, () => sendCommand('lose-server', 'nats'));
    await sendCommand('restore-servers', 'nats');
  });

  test('without nats, the gateways are taken out until they are ready again', async () => {
    const takenOutBefore = Number(await sendCommand('times-taken-out'));
    await sendCommand('lose-servers', 'nats');
    await expect
      .poll(() => sendCommand('times-taken-out'), { timeout: RECOVERY_MS })
      .toBe(String(takenOutBefore + GATEWAYS));
    expect(await openPage()).toBe(502);
    await sendCommand('restore-servers', 'nats');
    await expect.poll(openPage, { timeout: RECOVERY_MS }).toBe(200);
  });

  async function expectOthersToWork(part: Part | undefined, lose: () => Promise<string>): Promise<void> {
    await Promise.all(requests().map(({ send }) => worksAtBothGateways(send))); // which then know the token
    const takenOutBefore = await sendCommand('times-taken-out');
    await lose();
    const others = requests().filter(({ needs }) => part === undefined || !needs.includes(part));
    await Promise.all(others.map(({ send }) => worksAtBothGateways(send)));
    const load = new SteadyLoad();
    for (const { name, send } of others) load.repeat(name, REQUEST_EVERY_MS, send);
    await delay(OUTAGE_MS);
    const { succeeded, failed } = await load.stop();
    process.stdout.write(`  without ${part ?? 'one server of nats'}: ${[...succeeded.keys()].join(', ')}\n`);
    expect(Object.fromEntries(failed)).toEqual({});
    for (const viewer of viewers) expect(viewer.provider(provider.id)).toBeDefined();
    expect(await sendCommand('times-taken-out')).toBe(takenOutBefore);
  }

  function requests() {
    const call = async (method: 'GET' | 'POST', path: string, account = provider.account, body?: object) =>
      (await callApi(product, method, path, { account, ...(body && { body }) })).status;
    const request = (name: string, needs: readonly Part[], send: () => Promise<number>) => ({
      name,
      needs,
      send,
    });
    return [
      request('page', [], openPage),
      request('config', [], () => call('GET', '/api/config')),
      request('map', [], () => call('GET', `/api/providers/active?bbox=${AREA}`)),
      request('position', ['providers', 'markers'], async () => {
        const status = await call('POST', '/api/providers/location', provider.account, SPOT);
        return status === 204 ? 200 : status;
      }),
      request('user', ['users', 'mongodb'], () => call('GET', `/api/users/${provider.id}`)),
      request('places', ['matching'], () => call('GET', '/api/places?q=Konya')),
      request('matches', ['matching'], () => call('POST', '/api/matches', provider.account, ROUTE)),
      request('inbox', ['notifications', 'mongodb'], () => call('GET', '/api/notifications')),
      request('agreements', ['agreements', 'users', 'mongodb'], () => call('GET', '/api/agreements')),
      request('reports', ['reports', 'mongodb'], () => call('GET', '/api/reports/page', admin)),
    ];
  }
});

async function openPage(): Promise<number> {
  const response = await fetch(product.url, { headers: { accept: 'text/html' } });
  await response.text();
  return response.status;
}

/** Waits for requests that were in flight when the server was lost; they may fail. */
async function worksAtBothGateways(send: () => Promise<number>): Promise<void> {
  const inARow = async () => {
    for (let round = 1; round <= 2 * GATEWAYS; round += 1) {
      const status = await send();
      if (status !== 200) return status;
    }
    return 200;
  };
  await expect.poll(inARow, { timeout: RECOVERY_MS }).toBe(200);
}
