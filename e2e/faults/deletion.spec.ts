import { jetstreamManager } from '@nats-io/jetstream';
import { expect, test } from '@playwright/test';
import { ALL_STREAMS } from '@rotadas/contracts/access/all-events';
import { storedMessages } from '@rotadas/contracts/personal-data/erase-events';
import { startTemporaryProduct, type TemporaryProduct } from '@rotadas/start/temporary-product';
import { withCollection, withNats } from '@rotadas/test-kit/connections';
import { MongoClient } from 'mongodb';
import { type Account, callEmulator, knownAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { goOnline, newProvider, type OnlineProvider } from '../support/go-online.ts';

const START_MS = 300_000;

/** Two sweeps, at least a minute apart. */
const ERASED_MS = 120_000;

const SPOT = { latitude: 39.64837, longitude: 27.88263 };
const OFFER = { type: 'companion', from: 'Balıkesir', to: 'Bursa', description: 'Silinen ilan' };
const NAME = 'Silinen Biri';
const SYSTEM_DATABASES = ['admin', 'config', 'local'];

test.describe('an account that is deleted', () => {
  let product: TemporaryProduct;

  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    process.env['ERASE_EVERY'] = '1';
    product = await startTemporaryProduct('deletion');
  });
  test.afterAll(async () => {
    Reflect.deleteProperty(process.env, 'ERASE_EVERY');
    await product.stop();
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, account: Account, body?: object) =>
    callApi(product, method, path, { account, ...(body && { body }) });
  const isOnMap = async ({ id }: OnlineProvider) => {
    const { body } = await callApi(product, 'GET', '/api/providers/active?bbox=27.5,39.4,28.2,40');
    return (body as { id: number }[]).some((provider) => provider.id === id);
  };

  test('while online and with an agreement: off the map, taken back, requested again, then gone everywhere', async () => {
    test.setTimeout(ERASED_MS * 3);
    const [driver, requester] = [await newProvider(product, NAME), await newProvider(product, 'Kalan Biri')];
    await goOnline(product, driver.account, SPOT, OFFER);
    await expect.poll(() => isOnMap(driver)).toBe(true);
    const offer = { offer: { providerId: driver.id }, quantity: 1 };
    const requested = await call('POST', '/api/agreements', requester.account, offer);
    const { id, version } = requested.body as { id: number; version: number };
    const accepted = await call('POST', `/api/agreements/${id}/accept`, driver.account, { version });
    expect(accepted.status).toBe(200);

    const replies = await Promise.all([1, 2].map(() => call('POST', '/api/users/deletion', driver.account)));
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    await expect.poll(() => isOnMap(driver), { timeout: 2_000 }).toBe(false);
    const agreement = async () => (await call('GET', `/api/agreements/${id}`, requester.account)).body;
    await expect.poll(agreement).toMatchObject({ state: 'cancelled' });
    const other = async () => (await call('GET', '/api/agreements', driver.account)).status;
    expect(await other()).toBe(403);
    expect((await call('DELETE', '/api/users/deletion', driver.account)).status).toBe(204);
    await expect.poll(other).toBe(200);

    await call('POST', '/api/users/deletion', driver.account);
    const accounts = <Result>(
      work: (users: Parameters<Parameters<typeof withCollection>[2]>[0]) => Promise<Result>,
    ) => withCollection(product.servers.mongodb.urlFor('users'), 'users', work);
    await accounts((users) => users.updateOne({ _id: driver.id }, { $set: { eraseAt: Date.now() } }));
    const count = () => accounts((users) => users.countDocuments({ _id: driver.id }));
    await expect.poll(count, { timeout: ERASED_MS }).toBe(0);
    await expect.poll(async () => (await call('GET', '/api/users/me', driver.account)).status).toBe(401);
    await expect(knownAccount(product, driver.account.email)).rejects.toThrow('400');
    expect(await agreement()).toMatchObject({ provider: { name: 'Silinmiş hesap' } });
    expect(
      await placesWith(product, [NAME, OFFER.description, driver.account.email, driver.account.uid]),
    ).toEqual([]);
  });

  test('all sessions end by one call, also at the identity provider', async () => {
    const { account } = await newProvider(product, 'Çıkan Biri');
    expect((await call('POST', '/api/users/sessions/revoke', account, {})).status).toBe(204);
    await expect.poll(async () => (await call('GET', '/api/users/me', account)).status).toBe(401);
    const looked = await callEmulator(product, 'accounts:lookup', { localId: [account.uid] }, true);
    const [user] = looked['users'] as unknown as { validSince: string }[];
    expect(Number(user?.validSince) * 1_000).toBeGreaterThan(Date.now() - ERASED_MS);
    // A token has the second of its sign-in.
    const signedIn = async () => {
      const again = await knownAccount(product, account.email);
      return (await call('GET', '/api/users/me', again)).status;
    };
    await expect.poll(signedIn).toBe(200);
  });
});

/** Documents and events that contain one of the texts. */
async function placesWith({ servers }: TemporaryProduct, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const has = (content: string) => texts.some((text) => content.includes(text));
  const client = await new MongoClient(servers.mongodb.url).connect();
  try {
    const { databases } = await client.db().admin().listDatabases();
    for (const { name } of databases.filter((each) => !SYSTEM_DATABASES.includes(each.name)))
      for (const collection of await client.db(name).collections())
        for await (const document of collection.find())
          if (has(JSON.stringify(document))) found.push(collection.namespace);
  } finally {
    await client.close();
  }
  return withNats(servers.nats.url, async (nats) => {
    const { streams } = await jetstreamManager(nats, { checkAPI: false });
    for (const { name } of ALL_STREAMS)
      for await (const message of storedMessages(streams, name, '>'))
        if (has(message.string())) found.push(name);
    return found;
  });
}
