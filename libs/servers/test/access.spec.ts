import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { jetstreamManager } from '@nats-io/jetstream';
import { MongoClient } from 'mongodb';
import { type TemporaryFolder, temporaryFolder } from '../src/leftovers/temporary-folder.ts';
import { type Servers, startServers } from '../src/start-servers.ts';
import { queryRedis } from '../src/redis/redis-access.ts';
import { PLAN } from './support/a-plan.ts';
import { environment } from '../src/settings/environment.ts';

/** A busy machine may stall for seconds. */
const REQUEST_OPTIONS = { timeout: 30_000 };

let own: TemporaryFolder;
let servers: Servers;
const start = (access?: typeof PLAN) =>
  startServers({
    dataDir: own.path,
    log: () => undefined,
    ...(access && { access: Promise.resolve(access) }),
  });
const withoutSignIn = (address: string) => {
  const url = new URL(address);
  [url.username, url.password] = ['', ''];
  return url.href;
};

async function nats<Result>(user: string, work: (connection: NatsConnection) => Promise<Result>) {
  const { username, password, host } = new URL(servers.nats.urlFor(user));
  const inboxPrefix = `_INBOX_${user}`;
  const connection = await connect({ servers: host, user: username, pass: password, inboxPrefix });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function mongodb<Result>(url: string, work: (client: MongoClient) => Promise<Result>) {
  const client = new MongoClient(url);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

describe('servers that require sign-in', () => {
  beforeAll(async () => {
    // The servers that other integration tests share must not be used here.
    for (const setting of ['MONGODB_URI', 'REDIS_URL', 'NATS_URL'])
      Reflect.deleteProperty(environment.all, setting);
    own = await temporaryFolder('sign-in');
    servers = await start(PLAN);
  });
  afterAll(async () => {
    await servers.stop();
    await own.remove();
  });

  it('reject unknown users', async () => {
    const { host } = new URL(servers.nats.url);
    await expect(connect({ servers: host, maxReconnectAttempts: 0 })).rejects.toThrow(/authorization/i);
    for (const { url } of [servers.redis, servers.markers]) {
      const replies = await queryRedis(withoutSignIn(url), 'PING', 'KEYS *', 'FLUSHALL', 'ACL WHOAMI');
      expect(replies).toHaveLength(4);
      expect(replies.filter((line) => !line.startsWith('-NOAUTH'))).toEqual([]);
    }
    const reading = mongodb(withoutSignIn(servers.mongodb.url), (client) =>
      client.db('rotadas-users').collection('users').find().toArray(),
    );
    await expect(reading).rejects.toThrow(/requires authentication/);
    const becoming = mongodb(withoutSignIn(servers.mongodb.url), (client) =>
      client.db('admin').command({ createUser: 'me', pwd: 'x', roles: ['root'] }),
    );
    await expect(becoming).rejects.toThrow(/requires authentication/);
  });

  it('allow replies to requests, but not on behalf of another service', async () => {
    await nats('letters', async (answering) => {
      answering.subscribe('letters.get', {
        queue: 'letters',
        callback: (_, message) => void message.respond('a letter'),
      });
      await answering.flush();
      const reply = await nats('readers', (asking) => asking.request('letters.get', '', REQUEST_OPTIONS));
      expect(reply.string()).toBe('a letter');
    });
    await nats('readers', async (reading) => {
      for (const subject of ['letters.get', 'letters.>', '>', '_INBOX_letters.>']) {
        const { promise: violation, resolve } = Promise.withResolvers<unknown>();
        reading.subscribe(subject, { callback: (error) => resolve(error) });
        await expect(violation).resolves.toThrow(/permissions violation/i);
      }
    });
  });

  it('have streams that users cannot create or change', async () => {
    await nats('letters', async (letters) => {
      const streams = (await jetstreamManager(letters, { checkAPI: false })).streams;
      expect((await streams.info('letters')).config.subjects).toEqual(['letters.events.>']);
      const everything = { name: 'mine', subjects: ['>'] };
      await expect(streams.add(everything)).rejects.toThrow(/permissions violation/i);
      await expect(streams.update('letters', { subjects: ['letters.>'] })).rejects.toThrow(/permissions/i);
      await expect(streams.delete('letters')).rejects.toThrow(/permissions violation/i);
    });
  });

  it('give each user of Redis access to its own keys only', async () => {
    const letters = servers.redis.urlFor('letters');
    expect(
      await queryRedis(letters, 'SET letters:1 a', 'EVAL "return redis.call(\'GET\',KEYS[1])" 1 letters:1'),
    ).toEqual(['+OK', '$1', 'a']);
    const foreign = ['GET readers:1', 'SET readers:1 b', "EVAL \"return redis.call('GET','readers:1')\" 0"];
    const all = ['SCAN 0', 'KEYS *', 'RANDOMKEY', 'FLUSHALL', 'CONFIG GET *', 'ACL LIST', 'MONITOR', 'SAVE'];
    for (const command of [...foreign, ...all]) {
      const [reply] = await queryRedis(letters, command);
      expect(`${command}: ${reply}`).toMatch(/NOPERM|ERR .*(ACL|can't access|No permissions)/);
    }
    expect(await queryRedis(servers.markers.urlFor('readers'), 'PING')).toEqual([
      expect.stringMatching(/^-NOAUTH/),
    ]);
  });

  it('give each user of MongoDB access to its own database only', async () => {
    await mongodb(servers.mongodb.urlFor('users'), (client) => client.db().collection('users').insertOne({}));
    await mongodb(servers.mongodb.urlFor('letters'), async (client) => {
      const users = client.db('rotadas-users').collection('users');
      await expect(users.findOne()).rejects.toThrow(/not authorized/);
      await expect(users.updateOne({}, { $set: { name: 'x' } })).rejects.toThrow(/not authorized/);
      const listed = await client.db('admin').command({ listDatabases: 1 });
      expect(listed['databases'].map(({ name }: { name: string }) => name)).not.toContain('rotadas-users');
      expect(client.db().databaseName).toBe('rotadas-letters');
    });
  });

  it('store passwords only in private files, and not in logs', async () => {
    const file = join(own.path, 'nats/sign-in.conf');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { password } = new URL(servers.nats.urlFor('letters'));
    expect(await readFile(file, 'utf8')).toContain(password);
    for (const log of ['nats', 'redis', 'markers', 'mongodb'])
      expect(await readFile(join(own.path, `logs/${log}.log`), 'utf8')).not.toContain(password);
  });

  it('keep writes of transactions and scripts after a restart', async () => {
    const letters = servers.redis.urlFor('letters');
    const script = "redis.call('SET','letters:2','b') redis.call('SET','letters:3','c')";
    await queryRedis(letters, `EVAL "${script}" 2 letters:2 letters:3`);
    await queryRedis(letters, 'MULTI', 'SET letters:4 d', 'SET letters:5 e', 'EXEC');
    await servers.redis.stop();
    await servers.redis.start();
    for (const [key, value] of Object.entries({ 2: 'b', 3: 'c', 4: 'd', 5: 'e' }))
      expect(await queryRedis(letters, `GET letters:${key}`)).toEqual(['$1', value]);
  });

  it('keep passwords after a restart, and have new ones in the next run', async () => {
    const before = [servers.mongodb, servers.redis, servers.nats].map((server) => server.urlFor('letters'));
    await Promise.all([servers.mongodb.stop(), servers.redis.stop()]);
    await Promise.all([servers.mongodb.start(), servers.redis.start()]);
    const stored = (url: string) =>
      mongodb(url, (client) => client.db().collection('letters').countDocuments());
    await mongodb(before[0] ?? '', (client) => client.db().collection('letters').insertOne({}));
    expect(await queryRedis(before[1] ?? '', 'GET letters:1')).toEqual(['$1', 'a']);

    await servers.stop();
    servers = await start(PLAN);
    expect(await stored(servers.mongodb.urlFor('letters'))).toBe(1);
    const old = new URL(before[0] ?? '');
    old.port = new URL(servers.mongodb.url).port;
    await expect(stored(old.href)).rejects.toThrow(/Authentication failed/);
  });
});
