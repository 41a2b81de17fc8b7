import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { anIdentity } from './support/an-identity.js';
import { launchUsers, type RunningUsers } from './support/running-users.js';

const AWAY = { code: 'dependency-away', status: 503, retryAfter: expect.any(Number) };

describe('while MongoDB is away', () => {
  let mongodb: PrivateServer;
  let users: RunningUsers;

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
  });
  beforeEach(async () => {
    await mongodb.start();
  });
  afterEach(() => users.stop());
  afterAll(() => mongodb.end());

  const identify = (identity = anIdentity()) => users.client.call(usersRoutes.identify, { identity });
  const readyStatus = async () => (await fetch(`${users.url}/readyz`)).status;

  it('answers dependency-away, and serves again after its return without a restart', async () => {
    users = await launchUsers(mongodb.url);
    await users.ready();
    const identity = anIdentity();
    const before = await identify(identity);

    await mongodb.stop();
    await expect(identify(identity)).rejects.toMatchObject(AWAY);
    expect(await readyStatus()).toBe(503);
    expect((await fetch(`${users.url}/healthz`)).status).toBe(200);

    await mongodb.start();
    await users.ready();
    expect(await identify(identity)).toEqual(before);
  });

  it('starts all the same, and serves once MongoDB is there', async () => {
    await mongodb.stop();
    users = await launchUsers(mongodb.url);
    await expect(identify()).rejects.toMatchObject(AWAY);
    expect(await readyStatus()).toBe(503);

    await mongodb.start();
    await users.ready();
    expect(await identify()).toHaveProperty('id', 1);
  });
});
