import { expect, test } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { AcknowledgedChanges } from '../support/acknowledged-changes.ts';
import type { Account } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { newOnline, type OnlineProvider } from '../support/go-online.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { isComplete } from '../support/product-status.ts';
import { sharedProduct } from '../support/running-product.ts';
import { adminAccount } from '../support/signed-in.ts';
import { formatCounts, SteadyLoad } from '../support/steady-load.ts';
import { sendCommand } from './support/control.ts';
import { SERVER_KINDS } from './support/start-cluster.ts';

const LIMIT_MS = 180_000;
const RECOVERY_MS = 60_000;

const PROVIDERS = 6;
const VIEWERS = 6;
const SPOT = { latitude: 37.76, longitude: 30.55 };
const ROUTE = { from: { name: 'Isparta' }, to: { name: 'Antalya' } };
const OFFER = { type: 'companion', from: 'Isparta', to: 'Antalya' };

const REQUESTS = [
  ['GET', '/api/providers/active'],
  ['GET', '/api/users/me'],
  ['GET', '/api/notifications'],
  ['POST', '/api/matches', ROUTE],
  ['POST', '/api/providers/location', SPOT],
] as const;

const product = sharedProduct();

test.describe('a cluster', () => {
  test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });
  let people: OnlineProvider[];
  let admin: Account;
  let viewers: LiveViewer[];

  test.beforeAll(async () => {
    test.setTimeout(LIMIT_MS);
    people = [];
    admin = await adminAccount(product);
    for (let at = 0; at < PROVIDERS; at += 1)
      people.push(await newOnline(product, 'Yolda Biri', SPOT, OFFER));
    viewers = Array.from({ length: VIEWERS }, () => new LiveViewer(product, SPOT));
  });
  test.afterAll(() => viewers.forEach((viewer) => viewer.stop()));

  for (const kind of SERVER_KINDS)
    test(`the loss of one server of ${kind} loses no acknowledged change`, async () => {
      await underLoad(() => sendCommand('lose-server', kind));
      await sendCommand('restore-servers', kind);
      await expectAllToWork();
    });

  for (const service of ServiceName.options)
    test(`the loss of one instance of ${service} loses no acknowledged change`, async () => {
      await underLoad(() => sendCommand('lose-instance', service));
      await sendCommand('add-instance', service);
    });

  async function underLoad(lose: () => Promise<string>): Promise<void> {
    const load = new SteadyLoad();
    const changes = people.slice(1).map((person) => startChanges(load, person)); // the first one probes
    await expectAllToWork();
    const takenOutBefore = await sendCommand('times-taken-out');
    const lost = await lose();
    const lostAt = performance.now();
    await expectAllToWork();
    const took = ((performance.now() - lostAt) / 1_000).toFixed(1);
    const { succeeded, failed } = await load.stop();
    test.info().annotations.push({ type: 'loss', description: `${lost}: all worked again in ${took} s` });
    process.stdout.write(
      `  lost ${lost}: all worked again in ${took} s; ${formatCounts(succeeded)}; ${formatCounts(failed)}\n`,
    );
    for (const each of changes) await each.expectKept(viewers);
    expect(await sendCommand('times-taken-out')).toBe(takenOutBefore);
  }

  function startChanges(load: SteadyLoad, person: OnlineProvider): AcknowledgedChanges {
    const changes = new AcknowledgedChanges(product, person, load, SPOT);
    changes.repeatPositions(250);
    changes.repeatProfileChanges(400);
    changes.repeatSavedRoutes(400, ROUTE);
    return changes;
  }

  async function expectAllToWork(): Promise<void> {
    let wellInARow = 0;
    await expect
      .poll(
        async () => {
          const faults = await findFaults();
          wellInARow = faults.length === 0 ? wellInARow + 1 : 0;
          return faults.join() || `${wellInARow} of 3`;
        },
        { timeout: RECOVERY_MS, intervals: [200] },
      )
      .toBe('3 of 3');
  }

  async function findFaults(): Promise<string[]> {
    const responses = REQUESTS.map(async ([method, path, body]) => {
      const options = { account: people[0]?.account, body };
      const { status } = await callApi(product, method, path, options).catch(() => ({ status: 0 }));
      return status === 200 || status === 204 ? [] : [`${path} ${status}`];
    });
    const isAll = await isComplete(product, admin);
    return [...(await Promise.all(responses)).flat(), ...(isAll ? [] : ['incomplete'])];
  }
});
