import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { anIdentity } from './support/an-identity.js';
import { eventually } from './support/eventually.js';
import { privateMongodb, type PrivateMongodb } from './support/private-mongodb.js';
import { startUsers, type RunningUsers } from './support/running-users.js';

const AWAY = { code: 'dependency-away', status: 503, retryAfter: expect.any(Number) };

describe('while MongoDB is away', () => {
  let mongodb: PrivateMongodb;
  let users: RunningUsers;

  beforeAll(async () => {
    mongodb = await privateMongodb();
  });
  beforeEach(async () => {
    await mongodb.start();
  });
  afterEach(() => users.stop());
  afterAll(() => mongodb.end());

  const identify = (identity = anIdentity()) => users.client.call(usersRoutes.identify, { identity });
  const readyStatus = async () => (await fetch(`${users.url}/readyz`)).status;
  const answering = () => eventually('the service answers', async () => (await readyStatus()) === 200);

  it('answers dependency-away, and serves again after its return without a restart', async () => {
    users = await startUsers(mongodb.url);
    await answering();
    const identity = anIdentity();
    const before = await identify(identity);

    await mongodb.stop();
    await expect(identify(identity)).rejects.toMatchObject(AWAY);
    expect(await readyStatus()).toBe(503);
    expect((await fetch(`${users.url}/healthz`)).status).toBe(200);

    await mongodb.start();
    await answering();
    expect(await identify(identity)).toEqual(before);
  });

  it('starts all the same, and serves once MongoDB is there', async () => {
    await mongodb.stop();
    users = await startUsers(mongodb.url);
    await expect(identify()).rejects.toMatchObject(AWAY);
    expect(await readyStatus()).toBe(503);

    await mongodb.start();
    await answering();
    expect(await identify()).toHaveProperty('id', 1);
  });
});
