import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { connectRedis, connectWorkerRedis } from '@rotadas/service-kit/redis/connect-redis';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateRedisCluster, privateRedisCluster } from '@rotadas/test-kit/private-redis-cluster';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { GEO_KEY, markerKey } from '../src/store/redis-keys.js';
import { promoteJob } from './support/promote-job.js';
import { ANKARA, anOffer, KONYA, providerCalls } from './support/provider-calls.js';
import { type RunningProviders, startProviders } from './support/running-providers.js';

const { redis = [], markers = [] } = SERVICE_ACCESS.providers;
const NOTHING = { log: () => undefined, warn: () => undefined };

/** Providers of a crowded cell: more than one page of it. */
const CROWD = 400;

describe('on a Redis Cluster', () => {
  let cluster: PrivateRedisCluster;
  let nats: PrivateServer;
  let users: UsersStandIn;
  let providers: RunningProviders;
  let operator: RedisClient;
  let calls: ReturnType<typeof providerCalls>;

  beforeAll(async () => {
    [cluster, nats] = await Promise.all([
      privateRedisCluster({ providers: [...redis, ...markers] }),
      privateServer('nats'),
    ]);
    users = await startUsersStandIn(nats.url);
    providers = await startProviders({
      mongodb: databaseOf('providers'),
      redis: cluster.urlFor('providers'),
      nats: nats.url,
    });
    operator = connectWorkerRedis(cluster.urlFor('operator'));
    calls = providerCalls(providers.client);
  });
  afterAll(async () => {
    operator.disconnect();
    await providers.stop();
    await users.stop();
    await Promise.all([cluster.end(), nats.end()]);
  });

  it('markers are put, moved, found, listed and removed', async () => {
    const { id } = users.add();
    await calls.goOnline(id);
    expect(await calls.move(id, KONYA)).toBe('stored');
    expect(await calls.listed(id)).toMatchObject({ id, ...KONYA });
    expect((await calls.near({ place: KONYA })).map((each) => each.id)).toEqual([id]);
    await calls.goOffline(id);
    expect(await calls.listed(id)).toBeUndefined();
    expect(await calls.near({ place: KONYA })).toEqual([]);
  });

  it('a crowded cell is read page by page', async () => {
    const crowd = Array.from({ length: CROWD }, (_, index) => 1_000_000 + index);
    await operator.geoadd(GEO_KEY, ...crowd.flatMap((id) => [ANKARA.longitude, ANKARA.latitude, id]));
    expect(await calls.shownIn('519:851')).toEqual([]);
    await operator.zrem(GEO_KEY, ...crowd);
  });

  it('jobs are added and worked off', async () => {
    const { id } = users.add();
    await calls.goOnline(id, anOffer({ duration: 15 }));
    await promoteJob(operator, ({ data }) => JSON.stringify(data).includes(`"userId":${id},`));
    await eventually('the offer has ended', async () => !(await calls.status(id)).isOnline);
  });

  it('keys of others stay closed to the service', async () => {
    const service = connectRedis(cluster.urlFor('providers'), NOTHING);
    await eventually('it is connected', () => Promise.resolve(service.status === 'ready'));
    const others = [`${GATEWAY_KEYS}bot-check:key`, `${QUEUE_PREFIX}:${QUEUES.mail}:meta`];
    for (const key of others) await expect(service.get(key)).rejects.toThrow(/^NOPERM/);
    await expect(service.cluster('NODES')).rejects.toThrow(/^NOPERM/);
    service.disconnect();
  });

  it.each(['markers', 'jobs'])('the loss of the node that holds the %s is got over', async (what) => {
    const { id } = users.add();
    await calls.goOnline(id, anOffer({ duration: 15 }));
    const key = what === 'jobs' ? `${QUEUE_PREFIX}:${QUEUES.offerExpiry}:meta` : markerKey(id);
    await cluster.loseHolderOf(key);
    await eventually('a position is stored again', async () => (await calls.move(id, KONYA)) === 'stored');
    await providers.ready();
    expect(await calls.listed(id)).toMatchObject(KONYA);
    await promoteJob(operator, ({ data }) => JSON.stringify(data).includes(`"userId":${id},`));
    await eventually('the offer has ended', async () => !(await calls.status(id)).isOnline);
  });
});
