import { randomUUID } from 'node:crypto';
import { eraseUser } from '@rotadas/contracts/personal-data/erase-user';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { EXPORT_EVERY_MS, STALLED_AFTER_MS } from '../src/exports/domain/stored-export.js';
import { ExportStore } from '../src/exports/store/export.store.js';
import { newAccount } from '../src/users/domain/registration.js';
import { AccountStore } from '../src/users/store/account.store.js';
import { anIdentity } from './support/in-memory-account-store.js';

const PART = Buffer.from('a part');

describe('ExportStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const accounts = new AccountStore(mongodb, new IdSequence(mongodb));
  const exports = new ExportStore(mongodb, accounts);
  let userId = 0;
  beforeAll(() => mongodb.onModuleInit());
  beforeEach(async () => ({ id: userId } = await accounts.create(newAccount(anIdentity()))));
  afterAll(() => mongodb.onApplicationShutdown());

  const request = (now = Date.now(), requestId: string = randomUUID()) =>
    exports.request({ userId, requestId }, now);
  const begin = async (now = Date.now()) => {
    const job = { userId, requestId: randomUUID() };
    expect(await exports.request(job, now)).toBe(true);
    return { job, file: await beginFile(job) };
  };
  const beginFile = async (job: { userId: number; requestId: string }) => {
    const file = { userId, fileId: randomUUID(), expiresAt: new Date(Date.now() + 60_000) };
    expect(await exports.beginFile(job, file)).toBe(true);
    return file;
  };
  const makeReady = async () => {
    const { file } = await begin();
    expect(await exports.addPart(file, 0, PART)).toBe(true);
    expect(await exports.finish(file, { parts: 1, bytes: 6 })).toBe(true);
    return file;
  };
  const countParts = () => mongodb.mongoose.collection('export-parts').countDocuments({ userId });
  const erase = async () => {
    const { db } = mongodb.mongoose;
    if (db) await eraseUser(db, 'users', userId);
  };

  it('accepts one of concurrent requests, and the next one after a day', async () => {
    const now = Date.now();
    const results = await Promise.all(Array.from({ length: 5 }, () => request(now)));
    expect(results.filter(Boolean)).toHaveLength(1);
    await exports.setProgress({ userId, fileId: '' }, 1);
    expect(await request(now + STALLED_AFTER_MS - 1)).toBe(false);
    expect(await request(now + EXPORT_EVERY_MS)).toBe(true);
  });

  it('accepts a request immediately after a failure, or if the job was lost', async () => {
    const { job } = await begin();
    await exports.fail(job);
    expect(await exports.find(userId)).toMatchObject({ state: 'failed' });
    const now = Date.now();
    expect(await request(now)).toBe(true);
    expect(await request(now + STALLED_AFTER_MS)).toBe(true);
  });

  it('does not let a failure of an earlier job change a newer export', async () => {
    const { job } = await begin(Date.now() - EXPORT_EVERY_MS);
    await makeReady();
    await exports.fail(job);
    expect(await exports.find(userId)).toMatchObject({ state: 'ready' });
    expect(await countParts()).toBe(1);
  });

  it('lets only the newest attempt write, and removes the parts of earlier ones', async () => {
    const { job, file: first } = await begin();
    await exports.addPart(first, 0, PART);
    const second = await beginFile(job);
    expect(await countParts()).toBe(0);
    expect(await exports.addPart(first, 1, PART)).toBe(false);
    expect(await exports.finish(first, { parts: 1, bytes: 6 })).toBe(false);
    expect(await exports.addPart(second, 0, PART)).toBe(true);
  });

  it('returns a ready file to its user only, until it expires or is downloaded', async () => {
    const file = await makeReady();
    const read = (changed: object, now = Date.now()) => exports.readPart({ ...file, ...changed }, 0, now);
    expect(await read({})).toMatchObject({ data: PART, parts: 1, bytes: 6 });
    expect(await read({ userId: userId + 1 })).toBeNull();
    expect(await read({ fileId: randomUUID() })).toBeNull();
    expect(await read({}, file.expiresAt.getTime())).toBeNull();
    await exports.endDownload({ ...file, userId: userId + 1 });
    expect(await read({})).not.toBeNull();
    await exports.endDownload(file);
    await exports.endDownload(file);
    expect(await read({})).toBeNull();
    expect(await countParts()).toBe(0);
    expect(await exports.find(userId)).toMatchObject({ state: 'downloaded', fileId: null });
  });

  it('removes files and exports that have expired', async () => {
    const indexes = (name: string) => mongodb.mongoose.collection(name).indexes();
    const expiring = expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 });
    expect(await indexes('exports')).toContainEqual(expiring);
    expect(await indexes('export-parts')).toContainEqual(expiring);
  });

  it('writes nothing after an erasure, at whatever step it comes', async () => {
    const { job, file } = await begin();
    const writing = Promise.all(Array.from({ length: 20 }, (_, part) => exports.addPart(file, part, PART)));
    await erase();
    await writing;
    expect(await exports.addPart(file, 20, PART)).toBe(false);
    expect(await exports.finish(file, { parts: 21, bytes: 1 })).toBe(false);
    expect(await exports.beginFile(job, file)).toBe(false);
    await exports.setProgress(file, 1);
    await exports.fail(job);
    await expect(request()).rejects.toMatchObject({ code: 'user-unknown' });
    expect([await exports.find(userId), await countParts()]).toEqual([null, 0]);
  });
});
