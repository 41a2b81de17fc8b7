import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { streamMessages } from '@rotadas/test-kit/stream-messages';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { MongoClient } from 'mongodb';
import { writeManifest } from '../src/backup/manifest.ts';
import { backupPaths } from '../src/backup/paths.ts';
import { addErasures, erasedAfter, erasureList } from '../src/erasures/erasure-list.ts';
import { restoreInto } from '../src/backup/restore-backup.ts';
import { writeEvents } from '../src/events/saved-event.ts';
import { DECISIONS } from '../src/upgrade/decisions.ts';

const NO_SERVER = 'redis://127.0.0.1:1';

/** Replaces mongorestore by a program that stores `documents` in the database of a service. */
async function fakeRestore(path: string, address: string, documents: Readonly<Record<string, object>>) {
  const driver = createRequire(import.meta.url).resolve('mongodb');
  const program = `#!${process.execPath}
    const { MongoClient } = require(${JSON.stringify(driver)});
    const client = new MongoClient(${JSON.stringify(address)});
    const inserted = Object.entries(${JSON.stringify(documents)}).map(([name, document]) =>
      client.db('rotadas-' + name).collection(name).insertOne(document));
    Promise.all(inserted).then(() => client.close());`;
  await writeFile(path, program, { mode: 0o700 });
  return path;
}

describe('a restore that replaces data', () => {
  let mongodb: PrivateServer;
  let nats: PrivateServer;
  let redis: PrivateServer;
  let client: MongoClient;
  const at = testFolder('backup');

  beforeAll(async () => {
    [mongodb, nats, redis] = await Promise.all([
      privateServer('mongodb'),
      privateServer('nats'),
      privateServer('redis'),
    ]);
    client = await new MongoClient(mongodb.url).connect();
  });
  afterAll(async () => {
    await client.close();
    await Promise.all([mongodb.end(), nats.end(), redis.end()]);
  });

  async function restore(servers: Parameters<typeof restoreInto>[0], mongorestore: string) {
    const manifest = await writeManifest(at(), {
      version: '1.0.0',
      begunAt: new Date(1),
      pointInTime: new Date(2),
      databases: ['rotadas-users'],
    });
    const logged: string[] = [];
    const log = (line: string) => void logged.push(line);
    const backup = { folder: at(), manifest, list: erasureList(at()) };
    const options = { dataDir: at(), replace: true, erasures: undefined, log };
    await restoreInto(servers, { mongodump: 'false', mongorestore }, backup, options);
    return logged;
  }

  it('logs how much it restored', async () => {
    await writeEvents(backupPaths(at()).events, []);
    const documents = { users: { _id: 7 }, reports: { _id: 4 } };
    const mongorestore = await fakeRestore(at('mongorestore'), mongodb.url, documents);
    expect(await restore({ mongodb, nats, redis, markers: redis }, mongorestore)).toContain(
      'Restored users: 1, problem reports: 1, saved routes: 0, notifications: 0, agreements: 0',
    );
  });

  it('brings back no user whom the product or an operator erased after the backup', async () => {
    const database = client.db('rotadas-users');
    await database.collection<{ _id: number }>('users').deleteMany({});
    await database.collection<{ _id: number; at: number }>('erasures').insertOne({ _id: 7, at: 5_000 });
    await addErasures(erasureList(at()), [{ userId: 8, at: new Date(6_000) }]);
    const name = 'Silinen Biri';
    await writeEvents(backupPaths(at()).events, [
      {
        subject: 'users.events.profile-changed',
        headers: {},
        text: JSON.stringify({ payload: { userId: 7, fullName: name } }),
      },
    ]);
    const documents = {
      users: { _id: 7, fullName: name },
      reports: { _id: 4, userId: 8, description: name },
    };
    const mongorestore = await fakeRestore(at('mongorestore'), mongodb.url, documents);
    await restore({ mongodb, nats, redis, markers: redis }, mongorestore);
    expect(await database.collection('users').countDocuments()).toBe(0);
    expect(await client.db('rotadas-reports').collection('reports').countDocuments()).toBe(0);
    expect(await streamMessages(nats.url, 'users')).toEqual([]);
    expect(await database.collection('erasures').find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 7, at: 5_000 },
      { _id: 8, at: 6_000 },
    ]);
    expect(await erasedAfter(erasureList(at()), new Date(0))).toHaveLength(2);
  });

  it('gives requested deletions, which may have been taken back since, a new grace', async () => {
    await writeEvents(backupPaths(at()).events, []);
    const users = client.db('rotadas-users').collection<{ _id: number; eraseAt: number }>('users');
    const restored = async (document: object) => {
      await restore(
        { mongodb, nats, redis, markers: redis },
        await fakeRestore(at('mongorestore'), mongodb.url, { users: { _id: 11, ...document } }),
      );
      return (await users.findOne({ _id: 11 }))?.eraseAt;
    };
    const before = Date.now();
    expect(await restored({ eraseAt: 1, erasure: null })).toBeGreaterThanOrEqual(before + 7 * 86_400_000);
    expect(await restored({ eraseAt: 1, erasure: { attemptedAt: 0 } })).toBe(1);
    expect(await restored({ eraseAt: null })).toBeNull();
  });

  it('adds decisions of the release before, which no service consumes, to the audit log', async () => {
    const payload = { reportId: 4, userId: 7, adminId: 1, from: 'yeni', to: 'çözüldü' };
    const text = JSON.stringify({ id: 'a', at: 1_000, payload });
    await writeEvents(backupPaths(at()).events, [{ subject: DECISIONS.subject, headers: {}, text }]);
    const mongorestore = await fakeRestore(at('mongorestore'), mongodb.url, { reports: { _id: 4 } });
    await restore({ mongodb, nats, redis, markers: redis }, mongorestore);
    const auditLog = client.db('rotadas-reports').collection('auditentries');
    expect(await auditLog.find().toArray()).toMatchObject([{ _id: 'a', adminId: 1, target: '4' }]);
  });

  it.each([
    ['Redis', NO_SERVER, requireEnv('REDIS_URL')],
    ['the markers Redis', requireEnv('REDIS_URL'), NO_SERVER],
    ['a Redis Cluster', `${NO_SERVER},127.0.0.1:2`, requireEnv('REDIS_URL')],
  ])('changes nothing while %s is unavailable', async (_, redis, markers) => {
    const users = client.db('rotadas-users').collection<{ _id: number }>('users');
    await users.updateOne({ _id: 7 }, { $set: { fullName: 'Kalan Biri' } }, { upsert: true });
    const servers = { mongodb, nats, redis: { url: redis }, markers: { url: markers } };
    await expect(restore(servers, 'false')).rejects.toThrow('Redis is unavailable');
    expect(await users.find().toArray()).toMatchObject([{ _id: 7, fullName: 'Kalan Biri' }]);
  });
});
