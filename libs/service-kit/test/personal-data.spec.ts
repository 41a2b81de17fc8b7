import { databaseName } from '@rotadas/test-kit/require-env';
import { mongo } from 'mongoose';
import { MongodbConnection } from '../src/mongodb/mongodb-connection.js';
import { PersonalDataStore } from '../src/personal-data/personal-data.store.js';

const [USER, OTHER] = [7, 8];

describe('the personal data of a service', () => {
  let mongodb: MongodbConnection;
  let users: PersonalDataStore;
  beforeAll(() => {
    mongodb = new MongodbConnection(databaseName('personal-data'));
    mongodb.onModuleInit();
    users = new PersonalDataStore(mongodb, 'users');
  });
  afterAll(() => mongodb.onApplicationShutdown());

  const insert = (collection: string, documents: object[]) =>
    mongodb.run(async () => {
      await mongodb.mongoose.collection(collection).insertMany(documents);
    });
  const blocks = Array.from({ length: 1_200 }, (_, index) => ({ blockerId: USER, blockedId: 100 + index }));

  it('is read page by page, without other fields and users', async () => {
    await insert('blocks', [...blocks, { blockerId: OTHER, blockedId: USER }]);
    const read: object[] = [];
    let after: string | undefined;
    do {
      const page = await users.read(USER, 'blocks', after);
      expect(page.total).toBe(blocks.length);
      read.push(...page.documents);
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(read).toEqual(blocks.map(({ blockedId }) => ({ blockedId })));
  });

  it('has binary fields in base64, and pages that fit into a message', async () => {
    const data = new mongo.Binary(Buffer.alloc(600_000, 1));
    await insert('photos', [{ _id: USER, data, hash: 'secret' }]);
    const { documents, next } = await users.read(USER, 'photos');
    expect(documents).toEqual([{ data: Buffer.alloc(600_000, 1).toString('base64') }]);
    expect(next).toBeNull();
  });

  it('is not read from a collection that exports nothing', async () => {
    await expect(users.read(USER, 'reservations')).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('is erased, with what others store about the user', async () => {
    expect(await users.erase(USER)).toBe(blocks.length + 2);
    expect(await users.erase(USER)).toBe(0);
    expect((await users.read(OTHER, 'blocks')).total).toBe(0);
  });
});
