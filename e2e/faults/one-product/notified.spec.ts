import { expect } from '@playwright/test';
import { queryRedis } from '@rotadas/servers/redis/redis-access';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import type { Account } from '../../support/accounts.ts';
import { type ApiResponse, callApi } from '../../support/api.ts';
import { newProvider, type OnlineProvider } from '../../support/go-online.ts';
import { killPart } from '../../support/kill.ts';
import { LiveViewer } from '../../support/live-viewer.ts';
import { isComplete } from '../../support/product-status.ts';
import { adminAccount } from '../../support/signed-in.ts';
import { test } from '../../support/faulty-product.ts';

const BALIKESIR = { latitude: 39.6484, longitude: 27.8826 };
const way = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const service = { type: 'companion', from: 'Balıkesir', to: 'Bursa', duration: 'always' };

const DRIVERS = 5;
const WAITING = 4;

let product: TemporaryProduct;
let admin: Account;
let drivers: OnlineProvider[];
let waiting: OnlineProvider[];

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  admin = await adminAccount(product);
  const people = async (count: number, name: string) => {
    const made: OnlineProvider[] = [];
    for (let at = 1; at <= count; at += 1) made.push(await newProvider(product, name));
    return made;
  };
  drivers = await people(DRIVERS, 'Süren Kişi');
  waiting = await people(WAITING, 'Bekleyen Kişi');
});

const become = ({ account }: OnlineProvider, isOnline: boolean): Promise<ApiResponse> =>
  callApi(product, 'POST', '/api/providers/status', {
    account,
    body: isOnline ? { isOnline, service, ...BALIKESIR } : { isOnline },
  });
const save = ({ account }: OnlineProvider) =>
  callApi(product, 'POST', '/api/saved-routes', { account, body: way });
const completeAgain = () => expect.poll(() => isComplete(product, admin), { intervals: [50] }).toBe(true);

async function notificationsOf({ account }: OnlineProvider): Promise<number[]> {
  const { body } = await callApi(product, 'GET', '/api/notifications?limit=100', { account });
  const { notifications } = body as { notifications: { data: { providerId: number } }[] };
  return notifications.map(({ data }) => data.providerId).toSorted((a, b) => a - b);
}

async function found(): Promise<number[]> {
  const [someone] = waiting;
  if (!someone) throw new Error('nobody waits');
  const { body } = await callApi(product, 'POST', '/api/matches', { account: someone.account, body: way });
  const { matches } = body as { matches: { provider: { id: number } }[] };
  return matches.map(({ provider }) => provider.id).toSorted((a, b) => a - b);
}

async function empty({ url }: { readonly url: string }): Promise<void> {
  expect(await queryRedis(url, 'FLUSHALL')).toEqual(['+OK']);
}

const all = () => drivers.map(({ id }) => id).toSorted((a, b) => a - b);

for (const part of ['matching', 'notifications']) {
  test(`${part} killed while providers go online: each recipient is notified of each provider once`, async () => {
    for (const person of waiting) expect((await save(person)).status).toBe(201);
    const before = new Map<OnlineProvider, number[]>();
    for (const person of waiting) before.set(person, await notificationsOf(person));

    const going = drivers.map(async (driver) => expect((await become(driver, true)).status).toBe(200));
    await Promise.race(going);
    const killedAt = Date.now();
    killPart(product.dataDir, `services/${part}/dist`);
    await Promise.all(going);
    await completeAgain();
    process.stdout.write(`  ${part}: complete again ${Date.now() - killedAt} ms after its kill\n`);

    for (const person of waiting) {
      const due = [...(before.get(person) ?? []), ...all()].toSorted((a, b) => a - b);
      await expect.poll(() => notificationsOf(person)).toEqual(due);
    }
    for (const driver of drivers) expect((await become(driver, false)).status).toBe(200);
    for (const { account } of waiting) {
      const { body } = await callApi(product, 'GET', '/api/saved-routes', { account });
      for (const { id } of body as { id: number }[])
        await callApi(product, 'DELETE', `/api/saved-routes/${id}`, { account });
    }
  });
}

test('after Redis is emptied and matching is killed, providers are found and shown again with their next position', async () => {
  for (const driver of drivers) expect((await become(driver, true)).status).toBe(200);
  await expect.poll(found).toEqual(all());

  await Promise.all([empty(product.servers.redis), empty(product.servers.markers)]);
  killPart(product.dataDir, 'services/matching/dist');
  await completeAgain();
  for (const { account } of drivers) {
    const sent = await callApi(product, 'POST', '/api/providers/location', { account, body: BALIKESIR });
    expect(sent.status).toBe(204);
  }
  await expect.poll(found).toEqual(all());
  const viewer = new LiveViewer(product, BALIKESIR);
  await expect.poll(() => [...viewer.ids]).toEqual(expect.arrayContaining(all()));
  viewer.stop();
});
