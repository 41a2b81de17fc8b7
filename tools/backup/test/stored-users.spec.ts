import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { MongoClient } from 'mongodb';
import { findUserId, setAdmin } from '../src/users/stored-users.ts';

interface StoredUser {
  readonly _id: number;
  readonly email: string;
  readonly isAdmin: boolean;
}

describe('stored users', () => {
  let mongodb: PrivateServer;
  let client: MongoClient;
  const users = () => client.db('rotadas-users').collection<StoredUser>('users');

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
    client = await new MongoClient(mongodb.url).connect();
    const emails = ['one@rotadas.example', 'twice@rotadas.example', 'twice@rotadas.example'];
    await users().insertMany(emails.map((email, index) => ({ _id: index + 7, email, isAdmin: false })));
  });
  afterAll(async () => {
    await client.close();
    await mongodb.end();
  });

  it.each(['one@rotadas.example', 'One@Rotadas.example', '7'])('are found by %s', async (user) => {
    expect(await findUserId(client, mongodb.url, user)).toBe(7);
  });

  it('are not found by an address that none or several have', async () => {
    await expect(findUserId(client, mongodb.url, 'no@rotadas.example')).rejects.toThrow('No user has');
    const found = findUserId(client, mongodb.url, 'twice@rotadas.example');
    await expect(found).rejects.toThrow('The users 8, 9 have this e-mail address');
  });

  it('become administrators and stop being so, and no other user does', async () => {
    await setAdmin(client, mongodb.url, 7, true);
    expect(await users().find({ isAdmin: true }).toArray()).toMatchObject([{ _id: 7 }]);
    await setAdmin(client, mongodb.url, 7, false);
    expect(await users().countDocuments({ isAdmin: true })).toBe(0);
    await expect(setAdmin(client, mongodb.url, 99, true)).rejects.toThrow('User 99 does not exist');
  });
});
