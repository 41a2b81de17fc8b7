import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { setting } from '@rotadas/test-kit/setting';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { MongoClient } from 'mongodb';
import { writeManifest } from '../src/backup/manifest.ts';
import { restoreInto } from '../src/backup/restore-backup.ts';

const NO_SERVER = 'redis://127.0.0.1:1';

describe('a restore that replaces data', () => {
  let mongodb: PrivateServer;
  let nats: PrivateServer;
  let client: MongoClient;
  const at = testFolder('backup');

  beforeAll(async () => {
    [mongodb, nats] = await Promise.all([privateServer('mongodb'), privateServer('nats')]);
    client = await new MongoClient(mongodb.url).connect();
  });
  afterAll(async () => {
    await client.close();
    await Promise.all([mongodb.end(), nats.end()]);
  });

  it.each([
    ['Redis', NO_SERVER, setting('REDIS_URL')],
    ['the markers Redis', setting('REDIS_URL'), NO_SERVER],
    ['a Redis Cluster', `${NO_SERVER},127.0.0.1:2`, setting('REDIS_URL')],
  ])('changes nothing while %s is unavailable', async (_, redis, markers) => {
    const users = client.db('rotadas-users').collection<{ _id: number }>('users');
    await users.updateOne({ _id: 7 }, { $set: { fullName: 'Kalan Biri' } }, { upsert: true });
    const servers = { mongodb, nats, redis: { url: redis }, markers: { url: markers } };
    const manifest = await writeManifest(at(), {
      version: '1.0.0',
      begunAt: new Date(1),
      pointInTime: new Date(2),
      databases: ['rotadas-users'],
    });
    const backup = { folder: at(), manifest, erased: new Set<number>() };
    const options = { dataDir: at(), replace: true, erasures: undefined, log: () => undefined };
    const tools = { mongodump: 'false', mongorestore: 'false' };
    const restored = restoreInto(servers, tools, backup, options);
    await expect(restored).rejects.toThrow('Redis is unavailable');
    expect(await users.find().toArray()).toMatchObject([{ _id: 7, fullName: 'Kalan Biri' }]);
  });
});
