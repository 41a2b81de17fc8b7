import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { PHOTO_BYTES_MAX, photoPath } from '@rotadas/contracts/users/photo';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { newAccount } from '../src/users/domain/registration.js';
import { AccountStore } from '../src/users/store/account.store.js';
import { PhotoStore } from '../src/users/store/photo.store.js';
import { anIdentity } from './support/in-memory-account-store.js';

describe('PhotoStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const accounts = new AccountStore(mongodb, new IdSequence(mongodb));
  const photos = new PhotoStore(mongodb, accounts);
  beforeAll(() => mongodb.onModuleInit());
  afterAll(() => mongodb.onApplicationShutdown());

  it('stores one photo per user, byte by byte', async () => {
    const photo = randomBytes(PHOTO_BYTES_MAX);
    await photos.put(1, 'first', randomBytes(9));
    await photos.put(1, 'second', photo);
    await photos.put(2, 'third', randomBytes(9));
    expect(await photos.find(1, 'first')).toBeNull();
    expect((await photos.find(1, 'second'))?.equals(photo)).toBe(true);
    await photos.remove(1);
    expect(await photos.find(1, 'second')).toBeNull();
    expect(await photos.find(2, 'third')).toHaveLength(9);
  });

  it('keeps photo and address together, also under concurrent uploads and failures', async () => {
    const { id } = await accounts.create(newAccount(anIdentity()));
    const hashes = ['one', 'two', 'three', 'four', 'five', 'six'];
    await Promise.all(hashes.map((hash) => photos.put(id, hash, randomBytes(9))));
    const stored = async () => {
      const found = await Promise.all(hashes.map((hash) => photos.find(id, hash)));
      return hashes.filter((_, index) => found[index] !== null);
    };
    const [hash = ''] = await stored();
    expect(await accounts.find(id)).toMatchObject({ profileImage: photoPath(id, hash) });
    jest.spyOn(accounts, 'setPicture').mockRejectedValueOnce(new Error('lost'));
    await expect(photos.put(id, 'seven', randomBytes(9))).rejects.toThrow('lost');
    expect(await stored()).toEqual([hash]);
  });
});
