import { toCell } from '@rotadas/contracts/live/cell';
import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { connectRedis, connectWorkerRedis } from '@rotadas/service-kit/redis/connect-redis';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually, REPLY_TIMEOUT_MS } from '@rotadas/test-kit/eventually';
import { type PrivateRedisCluster, privateRedisCluster } from '@rotadas/test-kit/private-redis-cluster';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { MarkerLayout, type MarkerShard } from '../../src/markers/store/marker-layout.js';
import { promoteJob } from '../support/promote-job.js';
import { ANKARA, anOffer, KONYA } from '../support/builders.js';
import { providerCalls } from '../support/provider-calls.js';
import { type RunningProviders, startProviders } from '../support/test-bed.js';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';
import { databaseName } from '@rotadas/test-kit/require-env';

const { redis = [], markers = [] } = SERVICE_ACCESS.providers;
const NOTHING = { log: () => undefined, warn: () => undefined };

const JOBS_KEY = `${QUEUE_PREFIX}:${QUEUES.offerExpiry}:meta`;

/** Maximum time until another node replaces a lost one. */
const TAKEOVER_LIMIT_MS = 60_000;

/** Number of markers in a cell: more than fit into one page. */
const CROWD = 400;

describe.each([1, 8])('on a Redis Cluster with %i shards', (shardCount) => {
  const layout = new MarkerLayout(shardCount);
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
    const addresses = {
      mongodb: databaseName(`providers-${shardCount}`),
      redis: cluster.urlFor('providers'),
      nats: nats.url,
    };
    providers = await startProviders(addresses, { MARKER_SHARDS: String(shardCount) });
    operator = connectWorkerRedis(cluster.urlFor('operator'));
    calls = providerCalls(providers.client);
  });
  afterAll(async () => {
    operator.disconnect();
    await providers.stop();
    await users.stop();
    await Promise.all([cluster.end(), nats.end()]);
  });

  it('puts, moves, finds, lists and removes markers', async () => {
    const { id } = users.add();
    await calls.goOnline(id);
    expect(await calls.move(id, KONYA)).toBe('stored');
    expect(await calls.listed(id)).toMatchObject({ id, ...KONYA });
    expect((await calls.listCell(toCell(KONYA))).map((each) => each.id)).toEqual([id]);
    await calls.goOffline(id);
    expect(await calls.listed(id)).toBeUndefined();
    expect(await calls.listCell(toCell(KONYA))).toEqual([]);
  });

  it('reads a crowded cell page by page', async () => {
    const crowd = Array.from({ length: CROWD }, (_, index) => 1_000_000 + index);
    const geoKey = (id: number) => layout.shardFor(id).geoKey;
    await Promise.all(crowd.map((id) => operator.geoadd(geoKey(id), ANKARA.longitude, ANKARA.latitude, id)));
    expect(await calls.listCell('519:851')).toEqual([]);
    await Promise.all(crowd.map((id) => operator.zrem(geoKey(id), id)));
  });

  it('cannot access keys of other services', async () => {
    const service = connectRedis(cluster.urlFor('providers'), NOTHING);
    await eventually('it is connected', () => Promise.resolve(service.status === 'ready'));
    const others = [`${GATEWAY_KEYS}bot-check:key`, `${QUEUE_PREFIX}:${QUEUES.mail}:meta`];
    for (const key of others) await expect(service.get(key)).rejects.toThrow(/^NOPERM/);
    await expect(service.cluster('NODES')).rejects.toThrow(/^NOPERM/);
    service.disconnect();
  });

  it.each(['markers', 'jobs'])(
    'recovers from the loss of the node with the %s',
    async (what) => {
      const shard = await shardApartFromJobs();
      const others = Array.from({ length: 2 * shardCount }, () => users.add().id);
      const id = others.find((each) => layout.shardFor(each) === shard) ?? 0;
      await Promise.all(others.map((each) => calls.goOnline(each, anOffer({ duration: 15 }))));
      await cluster.stopMasterForKey(what === 'jobs' ? JOBS_KEY : shard.geoKey);
      if (shardCount > 1) await someAreStored(others);
      await eventually(
        'positions are stored again',
        async () => {
          const outcomes = await Promise.all(others.map((each) => calls.move(each, KONYA)));
          return outcomes.every((outcome) => outcome === 'stored');
        },
        TAKEOVER_LIMIT_MS,
      );
      await providers.untilServersReached();
      expect(await calls.listed(id)).toMatchObject(KONYA);
      await promoteJob(operator, 'end-offer', id);
      await eventually('the offer has ended', async () => !(await calls.status(id)).isOnline);
    },
    120_000,
  );

  /** On another node than the jobs, since each node may be lost once. */
  async function shardApartFromJobs(): Promise<MarkerShard> {
    const slotRange = async (key: string) =>
      Math.floor((3 * (await operator.cluster('KEYSLOT', key))) / 16_384);
    const ofJobs = await slotRange(JOBS_KEY);
    for (const shard of layout.shards) if ((await slotRange(shard.geoKey)) !== ofJobs) return shard;
    throw new Error('all shards are on the node of the jobs');
  }

  /** The loss of a node does not affect the shards of other nodes. */
  async function someAreStored(userIds: readonly number[]): Promise<void> {
    const positions = userIds.map((userId) => ({ userId, ...KONYA, at: null }));
    const { client } = providers;
    const { outcomes } = await client.call(providersRpc.storePositions, { positions }, REPLY_TIMEOUT_MS);
    expect(new Set(outcomes)).toContain('stored');
    expect(outcomes).not.toContain('offline');
  }
});
