import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { setting } from '@rotadas/test-kit/setting';
import { launchMatching, type RunningMatching } from './support/running-matching.js';
import { savedRouteCalls } from './support/saved-route-calls.js';

const AWAY = { code: 'dependency-away', status: 503, retryAfter: expect.any(Number) };

describe('while MongoDB is away', () => {
  let mongodb: PrivateServer;
  let users: UsersStandIn;
  let matching: RunningMatching;

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
    users = await startUsersStandIn(setting('NATS_URL'));
  });
  beforeEach(() => mongodb.start());
  afterEach(() => matching.stop());
  afterAll(async () => {
    await users.stop();
    await mongodb.end();
  });

  it('saved routes are refused with a time to retry, places are still found, and all is there after its return', async () => {
    matching = await launchMatching({ mongodb: mongodb.url });
    await matching.ready();
    const calls = savedRouteCalls(matching.client);
    const { id } = await calls.save();

    await mongodb.stop();
    const refused = [calls.save(), calls.list(), calls.remove(id)]; // each waits 2 s for MongoDB
    await Promise.all(refused.map((call) => expect(call).rejects.toMatchObject(AWAY)));
    expect((await fetch(`${matching.url}/readyz`)).status).toBe(503);
    const search = { q: 'Konya', limit: 1 };
    expect((await matching.client.call(matchingRoutes.searchPlaces, search)).places).toHaveLength(1);

    await mongodb.start();
    await matching.ready();
    expect((await calls.list()).map((route) => route.id)).toEqual([id]);
  });

  it('the service starts all the same, and saves once MongoDB is there', async () => {
    await mongodb.stop();
    matching = await launchMatching({ mongodb: mongodb.url });
    const calls = savedRouteCalls(matching.client);
    await expect(calls.list()).rejects.toMatchObject(AWAY);

    await mongodb.start();
    await matching.ready();
    expect(await calls.save()).toHaveProperty('waiting', true);
  });
});
