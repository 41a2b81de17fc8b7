import { expect } from '@playwright/test';
import { askRedis } from '@rotadas/servers/redis/redis-sign-in';
import { type Account, makeAccount } from '../../../support/accounts.ts';
import { type Answer, callApi, makeProvider } from '../../../support/api.ts';
import { killPart } from '../../../support/kill.ts';
import { test } from '../../../support/faulty-product.ts';
import type { OwnProduct } from '../../../support/start-product.ts';

const BALIKESIR = { latitude: 39.6484, longitude: 27.8826 };
const way = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const service = { type: 'companion', from: 'Balıkesir', to: 'Bursa', duration: 'always' };

/** Who goes online while a service is killed, and who waits for them. */
const DRIVERS = 6;
const WAITING = 4;

interface Person {
  readonly account: Account;
  readonly id: number;
}

let product: OwnProduct;
let drivers: Person[];
let waiting: Person[];

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  const people = async (count: number, name: string) => {
    const made: Person[] = [];
    for (let at = 1; at <= count; at += 1) {
      const account = await makeAccount(product);
      made.push({ account, id: await makeProvider(product, account, `${name} Kişi`) });
    }
    return made;
  };
  drivers = await people(DRIVERS, 'Süren');
  waiting = await people(WAITING, 'Bekleyen');
});

const become = ({ account }: Person, isOnline: boolean): Promise<Answer> =>
  callApi(product, 'POST', '/api/providers/status', {
    account,
    body: isOnline ? { isOnline, service, ...BALIKESIR } : { isOnline },
  });
const save = ({ account }: Person, body: object = way) =>
  callApi(product, 'POST', '/api/saved-routes', { account, body });
const ready = () =>
  expect
    .poll(async () => (await callApi(product, 'GET', '/readyz').catch(() => undefined))?.status, {
      intervals: [50],
    })
    .toBe(200);

/** The providers that somebody was told of, each as often as that. */
async function toldOf({ account }: Person): Promise<number[]> {
  const { body } = await callApi(product, 'GET', '/api/notifications?limit=100', { account });
  const { notifications } = body as { notifications: { data: { providerId: number } }[] };
  return notifications.map(({ data }) => data.providerId).toSorted((a, b) => a - b);
}

/** The providers that are found on the way. */
async function found(): Promise<number[]> {
  const [someone] = waiting;
  if (!someone) throw new Error('nobody waits');
  const { body } = await callApi(product, 'POST', '/api/matches', { account: someone.account, body: way });
  const { matches } = body as { matches: { provider: { id: number } }[] };
  return matches.map(({ provider }) => provider.id).toSorted((a, b) => a - b);
}

/** Takes all data out of a Redis, as an operator or a crash does. */
async function empty({ url }: { readonly url: string }): Promise<void> {
  expect(await askRedis(url, 'FLUSHALL')).toEqual(['+OK']);
}

const all = () => drivers.map(({ id }) => id).toSorted((a, b) => a - b);

for (const part of ['matching', 'notifications']) {
  test(`${part}, killed while providers go online, tells each who waits of each of them once`, async () => {
    for (const person of waiting) expect((await save(person)).status).toBe(201);
    const before = new Map<Person, number[]>();
    for (const person of waiting) before.set(person, await toldOf(person));

    const going = drivers.map(async (driver) => expect((await become(driver, true)).status).toBe(200));
    await Promise.race(going);
    const killedAt = Date.now();
    killPart(product.dataDir, `services/${part}/dist`);
    await Promise.all(going);
    await ready();
    process.stdout.write(`  ${part}: ready again ${Date.now() - killedAt} ms after its kill\n`);

    for (const person of waiting) {
      const due = [...(before.get(person) ?? []), ...all()].toSorted((a, b) => a - b);
      await expect.poll(() => toldOf(person)).toEqual(due);
    }
    for (const driver of drivers) expect((await become(driver, false)).status).toBe(200);
    for (const { account } of waiting) {
      const { body } = await callApi(product, 'GET', '/api/saved-routes', { account });
      for (const { id } of body as { id: number }[])
        await callApi(product, 'DELETE', `/api/saved-routes/${id}`, { account });
    }
  });
}

test('whoever is online is found again with the next position once Redis was emptied and matching killed', async () => {
  for (const driver of drivers) expect((await become(driver, true)).status).toBe(200);
  await expect.poll(found).toEqual(all());

  await Promise.all([empty(product.servers.redis), empty(product.servers.markers)]);
  killPart(product.dataDir, 'services/matching/dist');
  await ready();
  for (const { account } of drivers) {
    const sent = await callApi(product, 'POST', '/api/providers/location', { account, body: BALIKESIR });
    expect(sent.status).toBe(204);
  }
  await expect.poll(found).toEqual(all());
});

test('nonsense is refused, and nothing of it is a fault of the product', async () => {
  const [someone, other] = waiting;
  if (!someone || !other) throw new Error('two wait');
  const post = (path: string, body: unknown) =>
    callApi(product, 'POST', path, { account: someone.account, body });
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  const raw = (path: string, body: string) =>
    fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${someone.account.idToken}`, 'content-type': 'application/json' },
      body,
    });
  const cutOff = (error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    return 'cut off';
  };
  const saved = await save(someone);
  const { id } = saved.body as { id: number };
  const removal = await callApi(product, 'DELETE', `/api/saved-routes/${id}`, { account: other.account });
  expect(removal.status).toBe(404);
  for (const path of ['/api/matches', '/api/saved-routes', '/api/notifications/read']) {
    expect((await raw(path, deep)).status).toBe(400);
    const tooMuch = raw(path, `{"from":"${'x'.repeat(5_000_000)}"}`);
    // the answer may come, and the connection end, while the rest is still being sent
    expect(['413', 'cut off']).toContain(await tooMuch.then(({ status }) => String(status), cutOff));
    expect((await raw(path, '{"__proto__":{"limit":1},"constructor":{"prototype":{}}}')).status).toBe(400);
  }
  const wishes = [
    { ...way, from: { name: '\u200b\u200d' } },
    { ...way, maxDetourMetres: -1 },
    { ...way, maxDetourMetres: 1e9 },
    { ...way, from: { latitude: 27.88, longitude: 39.65 } },
    { from: BALIKESIR, to: BALIKESIR },
    { ...way, from: { $gt: '' } },
  ];
  for (const wish of wishes) {
    expect((await post('/api/matches', wish)).status).toBe(400);
    expect((await post('/api/saved-routes', wish)).status).toBe(400);
  }
  const endpoints = [
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://nobody.invalid/x',
    'https://[::1]/x',
  ];
  for (const endpoint of endpoints) {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    expect((await post('/api/notifications/push-subscriptions', { endpoint, keys })).status).toBe(400);
  }
  for (let at = 1; at < 10; at += 1) expect((await save(someone)).status).toBe(201);
  expect((await save(someone)).status).toBe(409);
});
