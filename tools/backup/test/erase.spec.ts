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

  it('keeps agreements and given ratings for the other side, without texts of the user', async () => {
    const database = client.db('rotadas-agreements');
    const [agreements, messages, ratings] = ['agreements', 'messages', 'ratings'].map((name) =>
      database.collection<{ _id: number } & Record<string, unknown>>(name),
    );
    const sides = { requesterId: ERASED, providerId: OTHER };
    const end = { name: 'Evim', placeId: null, point: { latitude: 37.7, longitude: 30.5 } };
    const texts = { note: 'Bavulum var', reason: 'Araba bozuldu', from: end, to: end };
    const others = { requesterId: OTHER, providerId: ERASED };
    await agreements?.insertMany([
      { _id: 1, ...sides, ...texts, endedBy: 'requester' },
      { _id: 2, ...sides, ...texts, endedBy: 'provider' },
      { _id: 3, ...others, ...texts, endedBy: 'requester' },
      { _id: 4, ...others, ...texts, endedBy: 'provider' },
    ]);
    await messages?.insertMany([
      { _id: 1, fromUserId: ERASED, text: 'Merhaba' },
      { _id: 2, fromUserId: OTHER, text: 'Selam' },
    ]);
    const given = { _id: 1, fromUserId: ERASED, toUserId: OTHER, rating: 5 };
    await ratings?.insertMany([given, { _id: 2, fromUserId: OTHER, toUserId: ERASED, rating: 4 }]);
    await erase(client, mongodb.url, ERASED);
    const erasedEnd = { name: '—', placeId: null, point: null };
    const erased = { note: null, from: erasedEnd, to: erasedEnd };
    expect(await agreements?.find().sort({ _id: 1 }).toArray()).toMatchObject([
      { ...erased, reason: null },
      { ...erased, reason: texts.reason },
      texts,
      { ...texts, reason: null },
    ]);
    expect((await messages?.find().sort({ _id: 1 }).toArray())?.map(({ text }) => text)).toEqual([
      '',
      'Selam',
    ]);
    expect(await ratings?.find().toArray()).toEqual([given]);
  });
});
