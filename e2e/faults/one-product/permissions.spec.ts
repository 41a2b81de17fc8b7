import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { listProcesses } from '@rotadas/servers/processes/process-tree';
import { queryRedis } from '@rotadas/servers/redis/redis-access';
import { withNats } from '@rotadas/test-kit/connections';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { callApi, makeProvider } from '../../support/api.ts';
import { test } from '../../support/faulty-product.ts';

const NAME = 'Ayşe Yılmaz';

let product: TemporaryProduct;
let user: Account;
let userId: number;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  user = await makeAccount(product);
  await makeProvider(product, user, NAME);
  const { body } = await callApi(product, 'GET', '/api/users/me', { account: user });
  userId = (body as { id: number }).id;
});

/** A request in Nest's format. */
const request = (pattern: string, data: object) => JSON.stringify({ pattern, data, id: 1 });
const profile = { fullName: 'Kötü Niyetli', gender: 'female', birthDate: '1990-05-17', phone: null };
const renaming = () => request('users.update-profile', { userId, profile });
const asAdmin = () => request('reports.page', { admin: { userId, isAdmin: true }, page: { limit: 1 } });

async function nameIsKept(): Promise<void> {
  const { body } = await callApi(product, 'GET', '/api/users/me', { account: user });
  expect(body).toMatchObject({ fullName: NAME });
}

test('only the gateway may send requests of users and admins over NATS', async () => {
  for (const service of ServiceName.options.filter((each) => each !== 'gateway')) {
    await withNats(product.servers.nats.urlFor(service), async (connection) => {
      const tries = [['users.update-profile', renaming()] as const, ['reports.page', asAdmin()] as const];
      for (const [subject, text] of tries)
        await expect(connection.request(subject, text), service).rejects.toThrow(/permissions violation/i);
    });
  }
  await nameIsKept();
  await withNats(product.servers.nats.urlFor('gateway'), async (connection) => {
    expect((await connection.request('reports.page', asAdmin())).json()).toHaveProperty('response.reports');
  });
});

test('a service cannot read or write keys of another', async () => {
  const { redis, markers } = product.servers;
  const limits = (await queryRedis(redis.url, 'KEYS gateway:limit:*')).filter((line) =>
    line.startsWith('gateway:'),
  );
  expect(limits.length).toBeGreaterThan(0);
  const providers = redis.urlFor('providers');
  const queues = ['HGETALL {bull}:notification-mail:meta', 'HGETALL {bull}:agreements:meta'];
  const tries = [`GET ${limits[0]}`, `DEL ${limits[0]}`, ...queues, 'SCAN 0'];
  for (const command of [...tries, 'KEYS *', 'FLUSHALL', 'CONFIG GET requirepass', 'MONITOR'])
    expect(await queryRedis(providers, command)).toEqual([expect.stringMatching(/^-NOPERM/)]);
  expect(await queryRedis(providers, 'EXISTS {bull}:offer-expiry:meta')).toEqual([
    expect.stringMatching(/^:/),
  ]);
  for (const service of ['gateway', 'notifications', 'reports', 'agreements'])
    expect(await queryRedis(markers.urlFor(service), 'ZRANGE {markers}:geo 0 -1')).toEqual([
      expect.stringMatching(/^-NOAUTH/),
    ]);
});

test('no log, console line or command line contains a password', async () => {
  const { nats, redis, markers, mongodb } = product.servers;
  const passwords = [nats, redis, markers, mongodb].flatMap((server) =>
    ['operator', ...ServiceName.options].map((user) => new URL(server.urlFor(user)).password),
  );
  passwords.push(await readFile(join(product.dataDir, 'code-secret'), 'utf8'));
  const folder = join(product.dataDir, 'logs');
  const logs = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const shown = [...logs, ...product.lines, ...listProcesses().map(({ command }) => command)];
  expect(passwords.every((password) => password.length >= 32)).toBe(true);
  expect(shown.filter((text) => passwords.some((password) => text.includes(password)))).toEqual([]);
});
