import { expect, test } from '@playwright/test';
import { type Account, makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { type OwnProduct, startOwnProduct } from '../support/start-product.ts';

/** How long a server stays away, ms, and how soon after its return the service must be whole (issue, bad input and faults). */
const AWAY_MS = 10_000;
const BACK_WITHIN_MS = 5_000;

const position = { latitude: 39.92, longitude: 32.85 };
const service = { type: 'taxi', from: 'Ankara', to: 'Eskişehir', duration: 'always' };

let product: OwnProduct;
let provider: Account;

test.beforeAll(async () => {
  product = await startOwnProduct('faults');
  provider = await makeAccount(product);
  await makeProvider(product, provider, 'Dayanıklı Sürücü');
});

test.afterAll(async () => {
  await product.stop();
});

const goOnline = () =>
  callApi(product, 'POST', '/api/providers/status', {
    account: provider,
    body: { isOnline: true, service, ...position },
  });
const readMe = () => callApi(product, 'GET', '/api/users/me', { account: provider });
const sendLocation = () =>
  callApi(product, 'POST', '/api/providers/location', { account: provider, body: position });

for (const name of ['redis', 'nats', 'mongodb'] as const) {
  test(`${name} away for 10 s: 503 with Retry-After meanwhile, whole service within 5 s of its return`, async () => {
    expect((await goOnline()).status).toBe(200);

    const server = product.servers[name];
    const stoppedAt = Date.now();
    await server.stop();
    await expect.poll(async () => (await goOnline()).status, { timeout: AWAY_MS }).toBe(503);
    const refused = await goOnline();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      code: 'dependency-away',
      error: expect.stringMatching(/tekrar dene/),
    });
    expect((await callApi(product, 'GET', '/healthz')).status).toBe(200);
    await expect.poll(() => Date.now() - stoppedAt, { timeout: AWAY_MS * 2 }).toBeGreaterThanOrEqual(AWAY_MS);

    await server.start();
    await expect
      .poll(async () => (await callApi(product, 'GET', '/readyz')).status, { timeout: BACK_WITHIN_MS })
      .toBe(200);
    expect((await readMe()).status).toBe(200);
    expect((await goOnline()).status).toBe(200);
    expect((await sendLocation()).status).toBe(204);
  });
}
