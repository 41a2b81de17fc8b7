import { GATEWAY_KEYS, MARKER_KEYS, parseRedisAddress } from '@rotadas/contracts/access/redis-address';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { type PrivateRedisCluster, privateRedisCluster } from '@rotadas/test-kit/private-redis-cluster';
import { Cluster } from 'ioredis';
import { checkRedis, emptyRedis } from '../../src/redis/empty-redis.ts';

const SHARDS = 8;

describe('emptying a Redis Cluster', () => {
  let cluster: PrivateRedisCluster;
  let operator: Cluster;

  beforeAll(async () => {
    cluster = await privateRedisCluster({});
    const parsed = parseRedisAddress(cluster.urlFor('operator'));
    if (parsed.kind === 'server') throw new Error('not a cluster');
    operator = new Cluster([...parsed.nodes], { redisOptions: parsed.signIn });
  });
  afterAll(async () => {
    operator.disconnect();
    await cluster.end();
  });

  it('removes the keys of the product from every master, and no others', async () => {
    const address = cluster.urlFor('operator');
    await checkRedis(address);
    const shards = Array.from({ length: SHARDS }, (_, shard) => `${MARKER_KEYS}-${SHARDS}-${shard}}:geo`);
    const own = [`${GATEWAY_KEYS}limit:a`, `${QUEUE_PREFIX}:${QUEUES.mail}:meta`, ...shards];
    const others = ['another:a', 'another:b', 'another:c'];
    await Promise.all([...own, ...others].map((key) => operator.set(key, '1')));
    await emptyRedis(address);
    const values = async (keys: readonly string[]) => Promise.all(keys.map((key) => operator.get(key)));
    expect(await values(own)).toEqual(own.map(() => null));
    expect(await values(others)).toEqual(others.map(() => '1'));
  });
});
