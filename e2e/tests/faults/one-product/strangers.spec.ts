import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { expect } from '@playwright/test';
import { listProcesses } from '@rotadas/servers/processes/process-tree';
import { askRedis } from '@rotadas/servers/redis/redis-sign-in';
import { type Account, makeAccount } from '../../../support/accounts.ts';
import { callApi, makeProvider } from '../../../support/api.ts';
import { test } from '../../../support/faulty-product.ts';
import type { OwnProduct } from '../../../support/start-product.ts';
import { asStranger, withMongodb, withNats } from '../../../support/strangers.ts';

const NAME = 'Ayşe Yılmaz';
const SERVICES = ['users', 'providers', 'reports', 'matching', 'notifications', 'gateway'];

let product: OwnProduct;
let somebody: Account;
let userId: number;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  somebody = await makeAccount(product);
  await makeProvider(product, somebody, NAME);
  const { body } = await callApi(product, 'GET', '/api/users/me', { account: somebody });
  userId = (body as { id: number }).id;
});

/** What Nest's services take for a question. */
const question = (pattern: string, data: object) => JSON.stringify({ pattern, data, id: 1 });
const profile = { fullName: 'Kötü Niyetli', gender: 'female', birthDate: '1990-05-17', phone: null };
const renaming = () => question('users.update-profile', { userId, profile });
const asAdmin = () => question('reports.page', { admin: { userId, isAdmin: true }, page: { limit: 1 } });

async function nameIsKept(): Promise<void> {
  const { body } = await callApi(product, 'GET', '/api/users/me', { account: somebody });
  expect(body).toMatchObject({ fullName: NAME });
}

/** How NATS refuses a subscription; undefined where it does not. */
async function refusal(connection: NatsConnection, subject: string): Promise<string | undefined> {
  let refused: string | undefined;
  connection.subscribe(subject, {
    callback: (error) => {
      refused = error?.message;
    },
  });
  await connection.flush();
  await expect.poll(() => refused, { message: subject }).toBeDefined();
  return refused;
}

test('a stranger who reaches NATS, Redis or MongoDB reads and changes nothing', async () => {
  const { nats, redis, markers, mongodb } = product.servers;
  const connecting = withNats(asStranger(nats.url), (connection) =>
    connection.request('users.update-profile', renaming()),
  );
  await expect(connecting).rejects.toThrow(/authorization/i);
  for (const { url } of [redis, markers]) {
    const tries = ['PING', 'SCAN 0', 'HGETALL {markers}:1', 'SET a b', 'FLUSHALL', 'CONFIG GET *'];
    const answers = await askRedis(asStranger(url), ...tries);
    expect(answers).toHaveLength(tries.length);
    expect(answers.filter((line) => !line.startsWith('-NOAUTH'))).toEqual([]);
  }
  await withMongodb(asStranger(mongodb.url), async (client) => {
    const users = client.db('rotadas-users').collection('users');
    await expect(users.find().toArray()).rejects.toThrow(/requires authentication/);
    await expect(users.updateMany({}, { $set: { isAdmin: true } })).rejects.toThrow(
      /requires authentication/,
    );
    const stranger = { createUser: 'stranger', pwd: 'x', roles: ['root'] };
    await expect(client.db('admin').command(stranger)).rejects.toThrow(/requires authentication/);
  });
  await nameIsKept();
});

test('only the gateway may rename somebody and ask as an admin, whatever else signs in to NATS', async () => {
  for (const service of SERVICES.filter((each) => each !== 'gateway')) {
    await withNats(product.servers.nats.urlFor(service), async (connection) => {
      const tries = [['users.update-profile', renaming()] as const, ['reports.page', asAdmin()] as const];
      for (const [subject, text] of tries)
        await expect(connection.request(subject, text), service).rejects.toThrow(/permissions violation/i);
    });
  }
  await nameIsKept();
  // The same questions are answered where they may be asked.
  await withNats(product.servers.nats.urlFor('gateway'), async (connection) => {
    expect((await connection.request('reports.page', asAdmin())).json()).toHaveProperty('response.reports');
  });
});

test('a service overhears no other’s questions and answers, and makes no stream that would', async () => {
  await withNats(product.servers.nats.urlFor('notifications'), async (connection) => {
    for (const subject of ['>', 'users.*', 'users.identify', '_INBOX_gateway.>', 'live.*', '$JS.API.>'])
      expect(await refusal(connection, subject)).toMatch(/permissions violation/i);
    const { streams, consumers } = await jetstreamManager(connection, { checkAPI: false });
    await expect(streams.add({ name: 'mine', subjects: ['users.*'] })).rejects.toThrow(/permissions/i);
    await expect(streams.purge('providers')).rejects.toThrow(/permissions/i);
    await expect(consumers.add('users', { durable_name: 'mine' })).rejects.toThrow(/permissions/i);
  });
});

test('a service reads and changes no keys of another', async () => {
  const { redis, markers } = product.servers;
  const limits = (await askRedis(redis.url, 'KEYS gateway:limit:*')).filter((line) =>
    line.startsWith('gateway:'),
  );
  expect(limits.length).toBeGreaterThan(0);
  const providers = redis.urlFor('providers');
  const tries = [`GET ${limits[0]}`, `DEL ${limits[0]}`, 'HGETALL {bull}:notification-mail:meta', 'SCAN 0'];
  for (const command of [...tries, 'KEYS *', 'FLUSHALL', 'CONFIG GET requirepass', 'MONITOR'])
    expect(await askRedis(providers, command)).toEqual([expect.stringMatching(/^-NOPERM/)]);
  expect(await askRedis(providers, 'EXISTS {bull}:offer-expiry:meta')).toEqual([':1']);
  for (const service of ['gateway', 'notifications', 'reports'])
    expect(await askRedis(markers.urlFor(service), 'ZRANGE {markers}:geo 0 -1')).toEqual([
      expect.stringMatching(/^-NOAUTH/),
    ]);
});

test('a service reads and changes no documents of another', async () => {
  const { mongodb } = product.servers;
  const counted = await withMongodb(mongodb.urlFor('users'), (client) =>
    client.db().collection('users').countDocuments({ fullName: NAME }),
  );
  expect(counted).toBe(1);
  for (const service of ['reports', 'providers', 'matching', 'notifications']) {
    await withMongodb(mongodb.urlFor(service), async (client) => {
      const users = client.db('rotadas-users').collection('users');
      await expect(users.findOne()).rejects.toThrow(/not authorized/);
      await expect(users.updateMany({}, { $set: { fullName: 'x' } })).rejects.toThrow(/not authorized/);
      await expect(client.db('admin').collection('system.users').findOne()).rejects.toThrow(/not authorized/);
    });
  }
  await nameIsKept();
});

test('no password stands in a log, on the screen or in the command of a process', async () => {
  const { nats, redis, markers, mongodb } = product.servers;
  const passwords = [nats, redis, markers, mongodb].flatMap((server) =>
    ['operator', ...SERVICES].map((user) => new URL(server.urlFor(user)).password),
  );
  const folder = join(product.dataDir, 'logs');
  const logs = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const shown = [...logs, ...product.said, ...listProcesses().map(({ command }) => command)];
  expect(passwords.every((password) => password.length >= 32)).toBe(true);
  expect(shown.filter((text) => passwords.some((password) => text.includes(password)))).toEqual([]);
});
