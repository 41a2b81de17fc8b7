import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { MongoClient } from 'mongodb';
import { writeManifest } from '../src/backup/manifest.ts';
import { backupPaths } from '../src/backup/paths.ts';
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
    const backup = { folder: at(), manifest, erased: new Set<number>() };
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
