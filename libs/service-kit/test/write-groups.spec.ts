import { databaseName } from '@rotadas/test-kit/require-env';
import { mongo } from 'mongoose';
import { writeGroups } from '../src/mongodb/duplicate-key.js';

describe('writeGroups', () => {
  let client: mongo.MongoClient;
  let collection: mongo.Collection<{ _id: number }>;
  beforeEach(async () => {
    client = await mongo.MongoClient.connect(databaseName('write-groups'));
    collection = client.db().collection('numbers');
  });
  afterEach(async () => {
    await client.db().dropDatabase();
    await client.close();
  });

  const write = (groups: readonly (readonly number[])[]) =>
    writeGroups(
      groups.map((ids) => ids.map((_id) => ({ insertOne: { document: { _id } } }))),
      (writes) => collection.bulkWrite(writes, { ordered: true }),
    );

  it('skips the rest of a group after its failed write, and writes the other groups', async () => {
    const results = await write([[1, 2], [3, 1, 4], [], [2], [5]]);
    const stored = await collection.find().toArray();
    expect(stored.map(({ _id }) => _id)).toEqual([1, 2, 3, 5]);
    const duplicate = expect.objectContaining({ code: 11_000 });
    expect(results).toEqual([undefined, duplicate, undefined, duplicate, undefined]);
  });

  it('rejects if a bulk fails as a whole', async () => {
    await client.close();
    await expect(write([[1]])).rejects.toThrow();
    await client.connect();
  });
});
