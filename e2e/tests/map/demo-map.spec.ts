import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { callApi, completeProfile } from '../../support/api.ts';
import { drawnMarkers, mapReady } from '../../support/map.ts';
import { openHome } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { test } from '../../support/test.ts';

const PROVIDERS = 20;
const SIMULATOR = fileURLToPath(import.meta.resolve('@rotadas/simulator/main'));

const product = sharedProduct();
let asker: Account | undefined;
const activeCount = async () => {
  asker ??= await makeAccount(product); // polling without an account is limited
  const { body } = await callApi(product, 'GET', '/api/providers/active', { account: asker });
  return Array.isArray(body) ? body.length : 0;
};

test('demo providers fill the map through the public API, and leave it when the simulator ends', async ({
  browser,
}) => {
  const before = await activeCount();
  const simulator = spawn(process.execPath, [SIMULATOR], {
    stdio: 'inherit',
    env: {
      ...process.env,
      API_URL: product.url,
      FIREBASE_AUTH_EMULATOR_HOST: product.authEmulator,
      DEMO_PROVIDERS: String(PROVIDERS),
    },
  });
  const ended = once(simulator, 'exit');
  try {
    await expect.poll(activeCount).toBe(before + PROVIDERS);

    const account = await makeAccount(product);
    await completeProfile(product, account, 'Harita Meraklısı');
    const spot = { latitude: 39.93, longitude: 32.86 };
    const { page, context } = await openHome(browser, product, { spot, account });
    await mapReady(page);
    for (let step = 0; step < 2; step += 1) {
      await page.getByRole('region', { name: /^Harita/ }).press('-');
    }
    await expect.poll(async () => (await drawnMarkers(page)).length).toBeGreaterThan(0);
    await context.close();
  } finally {
    simulator.kill('SIGTERM');
    await ended;
  }
  await expect.poll(activeCount).toBe(before);
});
