import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { MongoClient } from 'mongodb';
import { erase } from '../src/erasures/erase.ts';

const [ERASED, OTHER] = [7, 8];

describe('erasing the documents of a user', () => {
  let mongodb: PrivateServer;
  let client: MongoClient;

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
    client = await new MongoClient(mongodb.url).connect();
  });
  afterAll(async () => {
    await client.close();
    await mongodb.end();
  });

  it('removes the account with its devices, and no other user', async () => {
    const database = client.db('rotadas-users');
    const users = database.collection<{ _id: number }>('users');
    const devices = database.collection<{ _id: number; userId: number }>('devices');
    await users.insertMany([{ _id: ERASED }, { _id: OTHER }]);
    await devices.insertMany([
      { _id: 1, userId: ERASED },
      { _id: 2, userId: OTHER },
      { _id: ERASED, userId: OTHER },
      { _id: 9, userId: ERASED },
    ]);
    expect(await erase(client, mongodb.url, ERASED)).toBe(3);
    expect(await users.find().toArray()).toEqual([{ _id: OTHER }]);
    const left = await devices.find().sort({ _id: 1 }).toArray();
    expect(left.map(({ _id }) => _id)).toEqual([2, ERASED]);
  });
});
