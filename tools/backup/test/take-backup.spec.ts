import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { MongoClient } from 'mongodb';
import { takeBackup } from '../src/backup/take-backup.ts';
import { erasedAfter, erasureList } from '../src/erasures/erasure-list.ts';
import { recreateStreams } from '../src/events/recreate-streams.ts';

/** Replaces mongodump by a program that dumps an oplog of one entry. */
async function fakeDump(path: string): Promise<string> {
  const driver = createRequire(import.meta.url).resolve('mongodb');
  const program = `#!${process.execPath}
    const { mkdirSync, writeFileSync } = require('node:fs');
    const { BSON } = require(${JSON.stringify(driver)});
    const folder = process.argv[process.argv.indexOf('--out') + 1];
    mkdirSync(folder, { recursive: true });
    const entry = BSON.serialize({ op: 'n', ns: '', wall: new Date(9_000), o: {} });
    writeFileSync(folder + '/oplog.bson', require('node:zlib').gzipSync(entry));`;
  await writeFile(path, program, { mode: 0o700 });
  return path;
}

describe('a backup', () => {
  let [mongodb, nats]: PrivateServer[] = [];
  const at = testFolder('backups');

  beforeAll(async () => {
    [mongodb, nats] = await Promise.all([privateServer('mongodb'), privateServer('nats')]);
    await recreateStreams(nats.url, []);
  });
  afterAll(() => Promise.all([mongodb?.end(), nats?.end()]));

  it('adds the erasures of the product to the list, once', async () => {
    const client = await new MongoClient(mongodb?.url ?? '').connect();
    const database = client.db('rotadas-users');
    await database.createCollection('users');
    await database.collection<{ _id: number; at: number }>('erasures').insertOne({ _id: 7, at: 5_000 });
    await client.close();
    const urls = { mongodb: mongodb?.url ?? '', nats: nats?.url ?? '' };
    const product = { ...urls, ownFolder: undefined, hasEmulator: false };
    const tools = { mongodump: await fakeDump(at('mongodump')), mongorestore: 'false' };
    for (let count = 0; count < 2; count += 1) await takeBackup(product, tools, at(), () => undefined);
    expect(await erasedAfter(erasureList(at()), new Date(0))).toEqual([{ userId: 7, at: new Date(5_000) }]);
  });
});
