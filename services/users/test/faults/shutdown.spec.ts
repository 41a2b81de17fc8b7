import { mongo } from 'mongoose';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { eventually, REPLY_TIMEOUT_MS } from '@rotadas/test-kit/eventually';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { anIdentity } from '../support/in-memory-account-store.js';
import { type RunningUsers, launchUsers } from '../support/running-users.js';

describe('on SIGTERM the users service', () => {
  let server: PrivateServer;
  let mongodb: mongo.MongoClient;
  let users: RunningUsers;

  beforeAll(async () => {
    server = await privateServer('mongodb');
    mongodb = await new mongo.MongoClient(server.url, { directConnection: true }).connect();
    users = await launchUsers(server.url);
    await users.ready();
  });
  afterAll(async () => {
    await users.stop();
    await mongodb.close();
    await server.end();
  });

  it('completes the request in progress, accepts no new one and exits with code 0', async () => {
    const { id } = await users.client.call(usersRpc.identify, {
      identity: anIdentity(),
      isConfirmed: true,
    });
    const admin = mongodb.db('admin');
    await admin.command({ fsync: 1, lock: true }); // blocks every write
    const saved = users.client.call(usersRpc.acceptTerms, { userId: id }, REPLY_TIMEOUT_MS);
    await eventually('the write is blocked', async () => {
      const { inprog } = await admin.command({ currentOp: 1, waitingForLock: true });
      return inprog.length > 0;
    });
    const ended = users.terminate();
    await eventually('it accepts no new request', () =>
      users.client.call(usersRpc.get, { userId: id }).then(
        () => false,
        () => true,
      ),
    );
    await admin.command({ fsyncUnlock: 1 });
    expect(await saved).toMatchObject({ id, termsAccepted: true });
    expect(await ended).toBe(0);
  });
});
