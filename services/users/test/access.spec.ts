import { connect, type NatsConnection } from '@nats-io/transport-node';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { eventually } from '@rotadas/test-kit/eventually';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { setting } from '@rotadas/test-kit/setting';
import { withCollection } from '@rotadas/test-kit/with-collection';
import { anIdentity } from './support/an-identity.js';
import { type RunningUsers, launchUsers } from './support/running-users.js';

describe('changes of access', () => {
  let server: PrivateServer;
  let users: RunningUsers;
  let nats: NatsConnection;
  const told: AccessChange[] = [];

  beforeAll(async () => {
    server = await privateServer('mongodb');
    nats = await connect({ servers: setting('NATS_URL') });
    nats.subscribe(ACCESS_CHANGED, {
      callback: (_, message) => void told.push(AccessChange.parse(message.json())),
    });
    await nats.flush();
    users = await launchUsers(server.url);
    await users.ready();
    const userId = await aUser();
    let isAdmin = false;
    await eventually('changes are followed', async () => {
      isAdmin = !isAdmin;
      await setAdmin(userId, isAdmin);
      return told.some(({ kind }) => kind === 'changed');
    });
    expect(told).toContainEqual({ kind: 'missed' });
  });
  afterAll(async () => {
    await users.stop();
    await nats.close();
    await server.end();
  });
  beforeEach(() => void (told.length = 0));

  const aUser = async (identity = anIdentity()) =>
    (await users.client.call(usersRoutes.identify, { identity })).id;
  const isTold = (change: AccessChange) =>
    eventually(`${change.kind} is told`, async () => {
      expect(told).toContainEqual(change);
      return true;
    });
  const setAdmin = (userId: number, isAdmin: boolean) =>
    withCollection(users.mongodbUri, 'users', (records) =>
      records.updateOne({ _id: userId }, { $set: { isAdmin } }),
    );

  it('are told whatever wrote them', async () => {
    const userId = await aUser();
    await setAdmin(userId, true);
    await isTold({ kind: 'changed', userId });
  });

  it('are told of an e-mail too, by which one may be an admin', async () => {
    const identity = anIdentity();
    const userId = await aUser(identity);
    await aUser({ ...identity, email: 'baska@rotadas.example' });
    await isTold({ kind: 'changed', userId });
  });

  it('are told of an account that is no more', async () => {
    const userId = await aUser();
    await withCollection(users.mongodbUri, 'users', (records) => records.deleteOne({ _id: userId }));
    await isTold({ kind: 'gone', userId });
  });

  it('are not told of a new account or of what else is written', async () => {
    const quiet = await aUser();
    await users.client.call(usersRoutes.acceptTerms, { userId: quiet });
    await users.client.call(usersRoutes.updateProfile, { userId: quiet, profile: { fullName: 'Ali Kaya' } });
    const userId = await aUser();
    await setAdmin(userId, true);
    await isTold({ kind: 'changed', userId });
    expect(told).toEqual([{ kind: 'changed', userId }]);
  });

  it('are told again once MongoDB is back', async () => {
    const userId = await aUser();
    await server.stop();
    await server.start();
    await users.ready();
    await setAdmin(userId, true);
    await isTold({ kind: 'changed', userId });
  });
});
