import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { type FollowedUsers, startFollowedUsers } from '../support/access-changes.js';

describe('access changes', () => {
  let mongodb: PrivateServer;
  let users: FollowedUsers;
  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
    users = await startFollowedUsers(mongodb.url);
  });
  afterAll(async () => {
    await users.stop();
    await mongodb.end();
  });

  it('are published again after a restart of MongoDB', async () => {
    const userId = await users.add();
    await mongodb.stop();
    await mongodb.start();
    await eventually('it reaches MongoDB', async () => {
      const { checks } = await users.client.call(healthRpc.users, {});
      return checks['mongodb'] === true;
    });
    await users.set(userId, { isAdmin: true });
    await users.isPublished({ kind: 'changed', userId });
  });
});
