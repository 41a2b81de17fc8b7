import { randomBytes } from 'node:crypto';
import { PHOTO_BYTES_MAX } from '@rotadas/contracts/users/photo';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { PhotoStore } from '../src/users/store/photo.store.js';

describe('PhotoStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const photos = new PhotoStore(mongodb);
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
});
